import type { WidgetDeclaration } from '../declare/declaration.ts';
import { warn } from '../../log.ts';

/** The kinds of children that are shown until the widget has rendered. */
const FALLBACK_KINDS = ['a', 'p', 'span', 'ul', 'nav', 'noscript', 'br'] as const;

/** Children that are never visible, so they cause no warning. */
const SILENT_KINDS: readonly string[] = ['script', 'template', 'style', 'link', 'meta'];

/**
 * Watches for children that are inside the tag by accident: `<shop-footer />` is not closed in HTML, so everything
 * after it becomes its child. Such children stay visible through the default slot, and a warning is logged once. A child with
 * the slot name of another element would not be shown here, so there is a slot for each name that children ask for.
 */
export class StrayChildren {
  readonly #host: HTMLElement;
  readonly #declaration: Pick<WidgetDeclaration, 'children' | 'slots'>;
  readonly #onChange: () => void;
  readonly #observer: MutationObserver;
  #slotNames: readonly string[] = [];
  #warned = false;

  /** @param onChange called when `slotNames` has changed */
  constructor(host: HTMLElement, declaration: Pick<WidgetDeclaration, 'children' | 'slots'>, onChange: () => void) {
    this.#host = host;
    this.#declaration = declaration;
    this.#onChange = onChange;
    this.#observer = new MutationObserver(() => this.#refresh());
  }

  /** The slots that children ask for and the widget does not have. */
  get slotNames(): readonly string[] {
    return this.#slotNames;
  }

  start(): void {
    this.#read();
    // The parser may add children after the tag has been upgraded.
    this.#observer.observe(this.#host, { childList: true });
  }

  stop(): void {
    this.#observer.disconnect();
  }

  #refresh(): void {
    const before = this.#slotNames.join(' ');
    this.#read();
    if (this.#slotNames.join(' ') !== before) this.#onChange();
  }

  #read(): void {
    const asked = Array.from(this.#host.children, (child) => child.slot);
    this.#slotNames = [...new Set(asked)].filter((name) => !Object.hasOwn(this.#declaration.slots, name));
    if (this.#declaration.children === 'fallback' && !this.#warned) this.#warn();
  }

  #warn(): void {
    const stray = Array.from(this.#host.children).find(isStray);
    if (!stray) return;
    this.#warned = true;
    const tag = this.#host.localName;
    warn(
      `<${tag}> holds a <${stray.localName}> that is no fallback content; it stays visible. ` +
        `Was the tag left open or self-closed? Write <${tag}></${tag}>.`,
    );
  }
}

function isStray({ localName }: Element): boolean {
  return !SILENT_KINDS.includes(localName) && !FALLBACK_KINDS.some((known) => known === localName);
}
