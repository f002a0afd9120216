import { logError } from '../../log.ts';
import { unquoted } from '../declare/quotes.ts';
import { textsOf } from './page-texts.ts';

/**
 * The marker attributes of the `<script type="application/json">` elements that a page can put into a tag. Filters of
 * CMSs remove scripts and keep `data-*`, so the JSON may also stand in the attribute of the tag itself.
 */
export const CHILD_DATA_MARKERS = ['data-texts', 'data-content'] as const;

type ChildDataMarker = (typeof CHILD_DATA_MARKERS)[number];

/** The parsed JSON by its marker; `undefined` where there is none. */
export type ChildData = Readonly<Partial<Record<ChildDataMarker, unknown>>>;

/**
 * Reads the JSON children of a tag. Invalid JSON is logged once, and the previous data stays in use, so that a half-typed
 * text in an editor never empties a page. An empty script is ignored.
 */
export class ChildDataReader {
  readonly #tag: string;
  readonly #sources = new Map<ChildDataMarker, string>();
  #data: ChildData = {};

  constructor(tag: string) {
    this.#tag = tag;
  }

  get data(): ChildData {
    return this.#data;
  }

  /**
   * @param owner the tag, or its placeholder
   * @param inPlaceholder whether an editor or a visitor may have written it
   * @returns the scripts that contain data
   */
  read(owner: Element, inPlaceholder: boolean): readonly Element[] {
    // Until it has valid texts of its own.
    if (this.#data['data-texts'] === undefined) this.#setTexts(textsOf(undefined, inPlaceholder));
    return CHILD_DATA_MARKERS.flatMap((marker) => {
      const script = Array.from(owner.children).find(
        (child) =>
          child.localName === 'script' &&
          child.hasAttribute(marker) &&
          unquoted(child.getAttribute('type') ?? '').toLowerCase() === 'application/json',
      );
      const source = (script ? script.textContent : owner.getAttribute(marker))?.trim() ?? '';
      const where = script ? `<script ${marker}>` : marker;
      if (!script || isComplete(script, owner)) this.#parse(marker, source, where, inPlaceholder);
      return script ?? [];
    });
  }

  #setTexts(texts: unknown): void {
    if (texts !== undefined) this.#data = { ...this.#data, 'data-texts': texts };
  }

  #parse(marker: ChildDataMarker, source: string, where: string, inPlaceholder: boolean): void {
    if ((this.#sources.get(marker) ?? '') === source) return;
    this.#sources.set(marker, source);
    try {
      const own = source === '' ? undefined : (JSON.parse(source) as unknown);
      const value = marker === 'data-texts' ? textsOf(own, inPlaceholder) : own;
      this.#data = { ...this.#data, [marker]: value };
    } catch (cause) {
      logError(`<${this.#tag}>: the JSON in ${where} is not valid, so it is ignored: ${String(cause)}`);
    }
  }
}

/** While the document is still parsed, a script without a following node may be incomplete. */
function isComplete(script: Element, { nextSibling }: Element): boolean {
  return document.readyState !== 'loading' || script.nextSibling !== null || nextSibling !== null;
}
