import { closest, distance } from 'fastest-levenshtein';
import { spellingsOf } from '../embed/element/declare/attributes.ts';
import type { WidgetDeclaration } from '../embed/element/declare/declaration.ts';
import { isInPlaceholder } from '../embed/element/light-dom/in-placeholder.ts';
import { reducingCookies } from '../embed/page/cookies.ts';
import { type Understood, understood } from './attributes.ts';
import { dataOf, missingCompany } from './data.ts';
import type { Product } from './product.ts';
import type { Records } from './records.ts';

/** An element of the page whose name is a tag of the script. */
export interface FoundTag {
  readonly tag: string;
  /** How it came into the page, such as `placeholder`. */
  readonly from: string;
  readonly state: string;
  /** Whether the visitor has what the tag is for. */
  readonly isGood: boolean;
  readonly attributes: readonly Understood[];
  /** What is wrong with its attributes and texts. */
  readonly remarks: readonly string[];
}

/** Attributes that any element may have. */
const ANYWHERE =
  /^(?:id|class|style|hidden|slot|part|exportparts|lang|dir|title|role|tabindex|inert|is|nonce|translate|draggable|item\w+|xml.*|on\w+|aria-.*|data-.*)$/;

/** The elements of the page that are tags of the script, in its order, those in open shadow trees too. */
export function findTags(product: Product, records: Records): readonly FoundTag[] {
  const tags = new Map(product.tags.map((declaration) => [declaration.tag as string, declaration]));
  return elementsIn(document).flatMap((element) => {
    const declaration = tags.get(element.localName);
    return declaration ? [describe(element, declaration, product, records)] : [];
  });
}

/** All elements of a tree and of the open shadow trees in it. */
function elementsIn(root: Document | ShadowRoot): readonly Element[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
  ]);
}

/** The class of a tag, as far as a script of this package has defined it. */
interface Definition {
  readonly version?: string;
  readonly widget?: { readonly declaration: WidgetDeclaration };
}

function describe(element: Element, declaration: WidgetDeclaration, product: Product, records: Records): FoundTag {
  const inPlaceholder = isInPlaceholder(element);
  const definition = customElements.get(element.localName) as Definition | undefined;
  const running = definition?.widget?.declaration;
  const where = { script: product.script, inPlaceholder };
  return {
    tag: declaration.tag,
    from: cameFrom(element, inPlaceholder),
    ...stateOf(element, definition, product, records),
    attributes: [
      ...(running
        ? understood(element, running, where)
            .map(withCookie)
            .map((each) => withConsent(each, records))
        : []),
      ...dataOf(element),
      ...missingCountries(element),
    ],
    remarks: [
      ...unknownAttributes(element, declaration, inPlaceholder),
      ...missingCompany(element, declaration, inPlaceholder),
    ],
  };
}

/** A footer is reduced by a cookie as well. */
function withCookie(attribute: Understood): Understood {
  const [cookie] = attribute.name === 'reduced' && attribute.value === 'off' ? reducingCookies() : [];
  return cookie === undefined ? attribute : { ...attribute, value: 'on', source: `cookie ${cookie}` };
}

/** A page that asks its visitors first has to say what they answered. */
function withConsent(attribute: Understood, { hasConsent }: Records): Understood {
  if (attribute.name !== 'ab-tests' || attribute.value !== 'consent') return attribute;
  const heard = hasConsent ? 'document has received shop-consent' : 'no call until document receives shop-consent';
  return { ...attribute, value: `consent: ${heard}` };
}

/** A footer whose platform shows the country selector lacks it if no country leads anywhere. */
function missingCountries(element: Element): readonly Understood[] {
  const footer = element.shadowRoot?.querySelector('.footer:not(.footer-reduced)');
  const { platform } = element as Element & { readonly platform?: unknown };
  if (!footer || footer.querySelector('.footer-countries') || platform === 'TABLET' || platform === 'SMARTPHONE')
    return [];
  const value = 'none, so no selector is shown: the content contains no href, the page no hreflang alternate';
  return [{ name: 'countries', value, source: 'default', refused: undefined }];
}

function cameFrom(element: Element, inPlaceholder: boolean): string {
  if (inPlaceholder) return 'placeholder';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? `tag in the shadow tree of <${root.host.localName}>` : 'tag';
}

function stateOf(
  element: Element,
  definition: Definition | undefined,
  product: Product,
  records: Records,
): Pick<FoundTag, 'state' | 'isGood'> {
  if (!definition) return { state: 'not defined: the script has not started', isGood: false };
  if (definition.widget === undefined) return { state: 'defined by another script', isGood: false };
  if (definition.version !== product.version)
    return { state: `defined by version ${definition.version}`, isGood: false };
  const failure = records.failures.get(element);
  if (failure !== undefined) return { state: `failed, shows its fallback content: ${failure}`, isGood: false };
  if (!element.hasAttribute('data-shop-ready'))
    return { state: 'waiting: it starts when it is scrolled near the visible area', isGood: true };
  return { state: 'started', isGood: true };
}

function unknownAttributes(
  element: Element,
  { attributes }: WidgetDeclaration,
  inPlaceholder: boolean,
): readonly string[] {
  const known = Object.keys(attributes);
  const spellings = known.flatMap(spellingsOf);
  return Array.from(element.attributes, ({ name }) => name).flatMap((name) => {
    if (spellings.includes(name)) return [];
    const plain = name.replace(/^data-/, '');
    if (plain !== name && spellings.includes(plain) && !inPlaceholder)
      return [`${name} is for placeholders and the script tag: write ${plain}.`];
    return ANYWHERE.test(name) ? [] : [`${name} is not an attribute of this tag.${suggestion(name, known)}`];
  });
}

function suggestion(name: string, known: readonly string[]): string {
  const near = closest(name, [...known]);
  return distance(name, near) <= 3 ? ` Did you mean ${near}?` : '';
}
