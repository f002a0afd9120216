import { isRecord } from '../../is-record.ts';
import { logError, once, warn } from '../../log.ts';
import type { Site } from '../../market/sites.ts';
import { nativeProperty } from '../../page/native-property.ts';
import { parseJson } from '../../page/wrapped-json.ts';
import { unquoted } from '../declare/attributes.ts';
import { textsOf } from './page-texts.ts';

/** Attributes of a `<script type="application/json">` in a tag, or, where filters remove it, of the tag: with the JSON. */
export const CHILD_DATA_MARKERS = ['data-texts', 'data-content'] as const;

type ChildDataMarker = (typeof CHILD_DATA_MARKERS)[number];

export type ChildData = Readonly<Partial<Record<ChildDataMarker, unknown>>>;

/** Reads the JSON of a tag. Invalid JSON is logged, and the previous data stays: editors show what is half typed. */
export class ChildDataReader {
  readonly #tag: string;
  readonly #sources = new Map<ChildDataMarker, string>();
  /** The JSON of the tag itself. */
  own: ChildData = {};
  /** The JSON of the tag with the texts of the page, and the JSON and the site that it was made for. */
  #made: { readonly own: ChildData; readonly site: Site; readonly data: ChildData } | undefined;

  constructor(tag: string) {
    this.#tag = tag;
  }

  /** The JSON of the tag, with the texts of the page for a site. Unchanged data is the same object. */
  dataFor(site: Site, inPlaceholder: boolean): ChildData {
    const { own } = this;
    if (this.#made?.own !== own || this.#made.site !== site)
      this.#made = { own, site, data: { ...own, 'data-texts': textsOf(own['data-texts'], site, inPlaceholder) } };
    return this.#made.data;
  }

  /** Reads the JSON of a tag or its placeholder, and returns the scripts that contain it. */
  read(owner: Element): readonly Element[] {
    const scripts = CHILD_DATA_MARKERS.flatMap((marker) => {
      const script = Array.from(owner.children).find(
        (child) =>
          child.localName === 'script' &&
          child.hasAttribute(marker) &&
          unquoted(child.getAttribute('type') ?? '').toLowerCase() === 'application/json',
      );
      const source = (script ? script.textContent : owner.getAttribute(marker))?.trim() ?? '';
      const where = script ? `<script ${marker}>` : marker;
      if (!script || isComplete(script, owner)) this.#parse(marker, source, where);
      return script ?? [];
    });
    if (scripts.length === 0) warnOfVueTemplate(owner);
    return scripts;
  }

  #parse(marker: ChildDataMarker, source: string, where: string): void {
    if ((this.#sources.get(marker) ?? '') === source) return;
    this.#sources.set(marker, source);
    try {
      this.own = { ...this.own, [marker]: source === '' ? undefined : parseJson(source, `<${this.#tag}>: ${where}`) };
    } catch (cause) {
      logError(`<${this.#tag}>: the JSON in ${where} is not valid, so it is ignored: ${String(cause)}`);
    }
  }
}

/** While the document is still parsed, a script without a following node may be incomplete. */
function isComplete(script: Element, { nextSibling }: Element): boolean {
  return document.readyState !== 'loading' || script.nextSibling !== null || nextSibling !== null;
}

/** The applications that were asked. */
const asked = new WeakSet<Element>();

/** Says once if Vue 3 has dropped the JSON of a tag: it takes what is in its element for a template, without any `<script>`. */
function warnOfVueTemplate(owner: Element): void {
  // Not read off the elements: a form may have a field of that name.
  const closest = nativeProperty(owner, 'closest');
  const around = closest && (Reflect.apply(closest, owner, ['[data-v-app]']) as Element | null);
  if (!around || asked.has(around)) return;
  asked.add(around);
  const { __vue_app__: app } = around as { readonly __vue_app__?: unknown } & Element;
  const component = isRecord(app) ? app['_component'] : undefined;
  const template = isRecord(component) ? component['template'] : undefined;
  if (typeof template !== 'string' || !/<script[^<>]* data-(?:texts|content)\b/i.test(template)) return;
  once(
    warn,
    `<${owner.localName}>: Vue has dropped the JSON inside, as every <script> of a template. ` +
      'Write it as an attribute: data-texts=\'{"…": "…"}\', or use content-src.',
  );
}
