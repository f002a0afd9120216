import type { WidgetDeclaration } from '../embed/element/declare/declaration.ts';
import type { WidgetElement } from '../embed/element/run/widget-element.ts';
import { isInPlaceholder } from '../embed/element/light-dom/in-placeholder.ts';
import { type Understood, understood, unknownAttributes } from './attributes.ts';
import type { Product } from './page.ts';
import type { Problem, Records } from './records.ts';

/** An element of the page whose name is a tag of the script. */
interface FoundTag {
  readonly tag: string;
  readonly from: 'tag' | 'placeholder';
  readonly state: string;
  readonly attributes: readonly Understood[];
}

type Failed = Records['failed'];

/** The tags of the script in the page, in its order, those in open shadow trees too. */
export function findTags(product: Product, failed: Failed): readonly FoundTag[] {
  const tags = new Map(product.tags.map((declaration) => [declaration.tag as string, declaration]));
  return elementsIn(document).flatMap((element) => {
    const declaration = tags.get(element.localName);
    return declaration ? [describe(element, declaration, product, failed)] : [];
  });
}

/** Why a page shows nothing of the script, once it has been read: an editor has turned the tag into text, or removed it. */
export function missingTag({ script }: Product, found: readonly FoundTag[]): readonly Problem[] {
  if (document.readyState === 'loading') return [];
  const problem = (text: string): readonly Problem[] => [{ kind: 'page', text, times: 1 }];
  const [written] = /<shop-\w+|data-shop-widget/.exec(document.body.innerText) ?? [];
  if (found.some(({ tag }) => written === undefined || written === `<${tag}`)) return [];
  if (written)
    return problem(`The page shows ${written.replace(/^<.*/, '$&>')} as text: paste it into the source view.`);
  if (document.querySelector('[data-shop-widget]')) return [];
  const removed = 'No tag on this page. If you wrote <shop-newsletter>, the editor or a filter removed it';
  const placeholder = ': write <div data-shop-widget="newsletter"><a href="…">Newsletter</a></div>';
  return problem(`${removed}${script?.dataset['placeholders'] === 'off' ? '' : placeholder}.`);
}

/** Some libraries keep the keyboard in a modal, and find nothing to focus in a shadow tree. */
export function tagsInModals({ tags }: Product): readonly Problem[] {
  const names = tags.map(({ tag }) => `:is([role=dialog], [aria-modal=true]):not(dialog) ${tag}`);
  const [found] = document.querySelectorAll(
    [...names, ':is([role=dialog], [aria-modal=true]):not(dialog) [data-shop-widget]'].join(),
  );
  const advice = 'Use a <dialog>, or a library that looks into shadow trees: see “In a modal” of the guide “Examples”.';
  return found
    ? [
        {
          kind: 'page',
          text: `<${found.localName}> is in a modal that may keep the keyboard out of it. ${advice}`,
          times: 1,
        },
      ]
    : [];
}

function elementsIn(root: Document | ShadowRoot): readonly Element[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
  ]);
}

/** The class of a tag, as far as a script of this package has defined it. */
interface Definition {
  readonly version?: string;
  readonly widget?: { readonly declaration: WidgetDeclaration; readonly component?: unknown };
}

function describe(element: Element, declaration: WidgetDeclaration, product: Product, failed: Failed): FoundTag {
  const inPlaceholder = isInPlaceholder(element);
  const definition = customElements.get(element.localName) as Definition | undefined;
  const running = definition?.widget?.declaration;
  return {
    tag: declaration.tag,
    from: inPlaceholder ? 'placeholder' : 'tag',
    state: stateOf(element, definition, product, failed),
    attributes: [
      ...(running ? understood(element, running, { script: product.script, inPlaceholder }) : []),
      ...unknownAttributes(element, declaration),
    ],
  };
}

function stateOf(element: Element, definition: Definition | undefined, { version }: Product, failed: Failed): string {
  if (!definition) return 'not defined: the script has not started';
  if (definition.widget === undefined) return 'defined by another script';
  if (definition.version !== version) return `defined by version ${definition.version}`;
  if (failed.has(element)) return 'failed, shows its fallback content';
  const { state, reason } = (element as Partial<WidgetElement>).readProgress?.() ?? {};
  if (state === 'shown') return definition.widget.component ? 'painted, waits for a visitor' : 'painted';
  if (element.hasAttribute('data-shop-ready')) return `mounted: ${reason ?? ''}`;
  return 'waiting: it starts when it is scrolled near the visible area';
}
