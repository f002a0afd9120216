import { logError } from '../../log.ts';
import { listen } from '../../page/listen.ts';
import { unquoted } from '../declare/quotes.ts';
import { lightDomOf } from './in-placeholder.ts';

/**
 * The marker attributes of the `<script type="application/json">` elements that a page can put into a tag. Filters of
 * content systems remove scripts and keep `data-*`, so the JSON may also stand in the attribute of the tag itself.
 */
export const CHILD_DATA_MARKERS = ['data-texts', 'data-content'] as const;

export type ChildDataMarker = (typeof CHILD_DATA_MARKERS)[number];

/** The parsed JSON by its marker; `undefined` where there is none. */
export type ChildData = Readonly<Partial<Record<ChildDataMarker, unknown>>>;

/**
 * Reads and watches the JSON children of a host. Invalid JSON is logged once, and the previous data stays in use, so
 * that a half-typed text in an editor never empties a page. An empty script is ignored.
 */
export class ChildDataReader {
  readonly #host: HTMLElement;
  readonly #onChange: () => void;
  readonly #observer: MutationObserver;
  readonly #sources = new Map<ChildDataMarker, string>();
  #data: ChildData = {};
  /** Ends the wait for the end of the document. */
  #endWait = (): void => undefined;

  constructor(host: HTMLElement, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
    this.#observer = new MutationObserver(() => this.#refresh());
  }

  /** The element in which the page writes the data. */
  get #owner(): Element {
    return lightDomOf(this.#host);
  }

  get data(): ChildData {
    return this.#data;
  }

  start(): void {
    this.#read();
    this.#watch();
    if (document.readyState === 'loading') this.#endWait = listen('DOMContentLoaded', this.#refresh);
  }

  stop(): void {
    this.#observer.disconnect();
    this.#endWait();
  }

  readonly #refresh = (): void => {
    const before = this.#data;
    this.#read();
    this.#watch();
    if (this.#data !== before) this.#onChange();
  };

  /** Only the text of the JSON scripts is watched: a tag left open can contain a large page that changes often. */
  #watch(): void {
    this.#observer.disconnect();
    this.#observer.observe(this.#owner, { childList: true, attributeFilter: [...CHILD_DATA_MARKERS] });
    for (const marker of CHILD_DATA_MARKERS) {
      const script = this.#find(marker);
      if (script) this.#observer.observe(script, { childList: true, characterData: true, subtree: true });
    }
  }

  #find(marker: ChildDataMarker): Element | undefined {
    return Array.from(this.#owner.children).find(
      (child) =>
        child.localName === 'script' &&
        child.hasAttribute(marker) &&
        unquoted(child.getAttribute('type') ?? '').toLowerCase() === 'application/json',
    );
  }

  #read(): void {
    for (const marker of CHILD_DATA_MARKERS) this.#readOne(marker);
  }

  #readOne(marker: ChildDataMarker): void {
    const script = this.#find(marker);
    if (script && !this.#isComplete(script)) return;
    const source = (script ? script.textContent : this.#owner.getAttribute(marker))?.trim() ?? '';
    if ((this.#sources.get(marker) ?? '') === source) return;
    this.#sources.set(marker, source);
    if (source === '') {
      this.#data = { ...this.#data, [marker]: undefined };
      return;
    }
    try {
      this.#data = { ...this.#data, [marker]: JSON.parse(source) as unknown };
    } catch (cause) {
      logError(
        `<${this.#host.localName}>: the JSON in ${script ? `<script ${marker}>` : marker} is ignored, since it cannot be read: ${String(cause)}`,
      );
    }
  }

  /** While the document is still parsed, a script without a following node may be incomplete. */
  #isComplete(script: Element): boolean {
    return document.readyState !== 'loading' || script.nextSibling !== null || this.#owner.nextSibling !== null;
  }
}
