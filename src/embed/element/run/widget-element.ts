import { spellingsOf } from '../../page/written-value.ts';
import { logError } from '../../log.ts';
import { listen } from '../../page/listen.ts';
import { nextTask } from '../../page/tasks.ts';
import { scriptData } from '../../page/script-tag.ts';
import type { Widget } from '../declare/declaration.ts';
import { AttributeReader } from './attribute-reader.ts';
import { R2wcElement } from './r2wc-element.ts';
import { WidgetLife } from './widget-life.ts';

/** The element of every tag: what users of HTML expect of an element, and r2wc does not do. */
export class WidgetElement extends R2wcElement {
  static readonly version = __VERSION__;
  /** Lets a second script on the page compare its defaults with these, which all scripts report once. */
  static readonly scriptData = scriptData();
  static isReported = false;
  /** The declaration and what renders it. Each tag has a subclass that sets it. */
  static readonly widget: Widget;

  static get observedAttributes(): readonly string[] {
    return Object.keys(this.widget.declaration.attributes).flatMap(spellingsOf);
  }

  readonly #attributes: AttributeReader;
  #life: WidgetLife | undefined;

  constructor() {
    super();
    this.#attributes = new AttributeReader(this, new.target.widget.declaration.attributes);
    this.#attributes.adoptEarlyProperties(this);
  }

  override connectedCallback(): void {
    // The page must hear of no unhandled rejection.
    this.#connect().catch((error: unknown) => logError(`<${this.localName}> could not start.`, error));
  }

  async #connect(): Promise<void> {
    // The parser gives an element that has a shadow root no other, and fills a prerendered one bit by bit.
    if (document.readyState === 'loading') {
      await nextTask();
      const isPassed = !this.shadowRoot && (this.firstChild ?? this.nextSibling);
      if (!isPassed && document.readyState === 'loading')
        await new Promise((parsed) => listen('DOMContentLoaded', parsed, { once: true }));
      if (!this.isConnected) return;
    }
    const { widget } = this.constructor as typeof WidgetElement;
    this.#life ??= new WidgetLife(this, widget, this.#attributes);
    this.#life.connect();
  }

  override disconnectedCallback(): void {
    // A move in the DOM, or one by a library that waits for promises, is not a removal.
    void nextTask().then(() => {
      if (!this.isConnected) this.#life?.leave();
    });
  }

  /** Makes `moveBefore` keep the element connected instead of reporting a removal and an insertion. */
  connectedMoveCallback(): void {
    this.#life?.update();
  }

  adoptedCallback(): void {
    this.#life?.moveToDocument();
  }

  attributeChangedCallback(attribute: string): void {
    this.#attributes.noteAttribute(attribute);
    this.#life?.update();
  }

  /** For the debug panel: what the element is doing, and why its widget is mounted. */
  readProgress(): WidgetLife['progress'] | undefined {
    return this.#life?.progress;
  }

  readProperty(attribute: string): unknown {
    return this.#attributes.read(attribute);
  }

  writeProperty(attribute: string, value: unknown): void {
    this.#attributes.noteProperty(attribute, value);
    this.#life?.update();
  }
}
