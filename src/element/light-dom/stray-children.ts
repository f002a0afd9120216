import type { WidgetDeclaration } from '../declare/declaration.ts';
import { warn } from '../../log.ts';

/** The kinds of children that are shown until the widget has rendered (contract, child content). */
export const FALLBACK_KINDS = ['a', 'p', 'span', 'ul', 'nav', 'noscript', 'br'] as const;

/** Children that show nothing, so that nobody misses or minds them. */
const SILENT_KINDS: readonly string[] = ['script', 'template', 'style', 'link', 'meta'];

/**
 * Watches for children that a page put inside by accident: a self-closed `<shop-footer />` swallows all that follows it.
 * They stay visible through the default slot, and one warning says so. A child that was meant for a slot of another
 * element would be in none here, so there is a slot for every name that the children ask for.
 */
export class StrayChildren {
  readonly #host: HTMLElement;
  readonly #declaration: Pick<WidgetDeclaration, 'children' | 'slots'>;
  readonly #onChange: () => void;
  readonly #observer: MutationObserver;
  #slotNames: readonly string[] = [];
  #warned = false;

  /** @param onChange hears that there are other `slotNames` than before */
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
