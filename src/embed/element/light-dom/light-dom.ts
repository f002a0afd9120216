import { once, warn } from '../../log.ts';
import type { Site } from '../../market/sites.ts';
import { listen } from '../../page/listen.ts';
import type { WidgetDeclaration } from '../declare/declaration.ts';
import { CHILD_DATA_MARKERS, type ChildData, ChildDataReader } from './child-data.ts';
import { findExcess } from './fallback-rules.ts';
import { assignChildren, isInPlaceholder, lightDomOf } from './in-placeholder.ts';
import { findLostJson, hideLostJson } from './lost-json.ts';

/** The most slots that children can ask for: a browser looks through all children for each slot that is added. */
const MOST_SLOTS = 20;

/**
 * What a page has put into a tag: JSON, fallback content, and what is inside by accident, since HTML does not close
 * `<shop-footer />`. As soon as there is more than fallback content, all of it stays visible, with one warning.
 */
export class LightDom {
  readonly #element: HTMLElement;
  readonly #declaration: Pick<WidgetDeclaration, 'children' | 'slots'>;
  readonly #readSite: () => Site;
  readonly #onChange: () => void;
  readonly #observer: MutationObserver;
  readonly #childData: ChildDataReader;
  /** The slots that children ask for and the widget does not have. */
  slotNames: readonly string[] = [];
  #excess: string | undefined;
  #warned = false;
  /** Ends the wait for the end of the document; `undefined` while nothing is watched. */
  #endWait: (() => void) | undefined;

  constructor(
    element: HTMLElement,
    declaration: Pick<WidgetDeclaration, 'children' | 'slots'>,
    readSite: () => Site,
    onChange: () => void,
  ) {
    this.#element = element;
    this.#declaration = declaration;
    this.#readSite = readSite;
    this.#onChange = onChange;
    this.#observer = new MutationObserver(() => this.#refresh());
    this.#childData = new ChildDataReader(element.localName);
  }

  /** The JSON of the tag, and the texts of the page for the site of the tag. */
  get data(): ChildData {
    return this.#childData.dataFor(this.#readSite(), isInPlaceholder(this.#element));
  }

  /** Whether the children are fallback content, hidden while the widget shows. */
  get hidesFallback(): boolean {
    return this.#declaration.children === 'fallback' && this.#excess === undefined;
  }

  /** Reads the children and watches them, unless that is done already. */
  watch(): void {
    if (this.#endWait) return;
    this.#read();
    this.#endWait = listen('DOMContentLoaded', () => this.#refresh());
  }

  stop(): void {
    this.#endWait?.();
    this.#endWait = undefined;
    this.#observer.disconnect();
  }

  #refresh(): void {
    const { own } = this.#childData;
    const before = this.#state;
    this.#read();
    if (this.#state !== before || this.#childData.own !== own) this.#onChange();
  }

  get #state(): string {
    return [this.hidesFallback, ...this.slotNames].join(' ');
  }

  #read(): void {
    const owner = lightDomOf(this.#element);
    const inPlaceholder = isInPlaceholder(this.#element);
    const nodes = Array.from(owner.childNodes);
    const json = findLostJson(nodes, inPlaceholder);
    if (owner !== this.#element) assignChildren(owner, this.#element);
    else if (json.isWhole) hideLostJson(json.nodes);
    if (json.isWhole) {
      if (json.nodes.size > 0)
        once(
          warn,
          `<${this.#element.localName}> contains JSON whose <script> a filter removed, so it is hidden and ignored. ` +
            `Write it as an attribute: data-texts='{"…": "…"}'.`,
        );
      const others = nodes.filter((node) => !json.nodes.has(node));
      if (this.#declaration.children === 'fallback') this.#readFallback(others, inPlaceholder);
    }
    this.#observe(owner, this.#childData.read(owner));
    const asked = Array.from(this.#element.children, (child) => child.slot);
    const missing = [...new Set(asked)].filter((name) => !this.#declaration.slots.includes(name));
    this.slotNames = missing.slice(0, MOST_SLOTS);
    if (missing.length > MOST_SLOTS)
      once(
        warn,
        `<${this.#element.localName}> contains children with more than ${MOST_SLOTS} names of slots, ` +
          'so those with other names are not shown.',
      );
  }

  /** Of content that is not hidden only the children: a tag left open can contain a large page that changes often. */
  #observe(owner: Element, scripts: readonly Element[]): void {
    const text = { childList: true, subtree: true, characterData: true };
    this.#observer.disconnect();
    for (const script of scripts) this.#observer.observe(script, text);
    this.#observer.observe(owner, {
      ...(this.hidesFallback ? text : { childList: true }),
      attributeFilter: [...CHILD_DATA_MARKERS],
    });
  }

  #readFallback(nodes: readonly Node[], inPlaceholder: boolean): void {
    this.#excess = findExcess(nodes, inPlaceholder);
    if (this.#excess === undefined || this.#warned) return;
    this.#warned = true;
    const tag = this.#element.localName;
    const excess = `contains ${this.#excess}, which cannot be fallback content, so everything inside stays visible.`;
    warn(
      inPlaceholder
        ? `The placeholder of <${tag}> ${excess} Leave a link or a short text in its <div>.`
        : `<${tag}> ${excess} Was the tag left open or self-closed? Write <${tag}></${tag}>. ` +
            'Is it an element of your own? Name the tags that you use in data-tags on the script tag.',
    );
  }
}
