import r2wc from '@r2wc/core';
import { spellingsOf } from '../declare/attributes.ts';
import { nextTask } from '../../page/tasks.ts';
import { scriptData } from '../declare/script-tag.ts';
import type { Widget } from '../declare/widget.ts';
import { AttributeReader } from './attribute-reader.ts';
import { containKeys } from './key-containment.ts';
import type { Tree } from './tree.ts';
import { WidgetLife } from './widget-life.ts';

/** An element as r2wc makes it: it renders when it is connected, and again when that is repeated. */
interface Rendering extends HTMLElement {
  /** What r2wc hands to the renderer; elsewhere the node that contains the tree, here the function that makes the tree. */
  container: () => Tree;
  /** Mounts the tree, or updates it. */
  connectedCallback(): void;
  /** Unmounts the tree. */
  disconnectedCallback(): void;
}

/**
 * `@r2wc/react-to-web-component` is this same class with a fixed renderer, whose React root has no error handlers: it
 * would report a widget's errors to the page's `window.onerror`. `@r2wc/core` takes the renderer as a parameter.
 */
const RENDERER = {
  mount: (makeTree: () => Tree) => makeTree(),
  update: (tree: Tree) => tree.update(),
  unmount: (tree: Tree) => tree.unmount(),
};

// r2wc's types know of no container but an element. It hands the component on to the renderer, which does not need it.
const makeClass = r2wc as unknown as (component: object, options: object, renderer: typeof RENDERER) => unknown;

/**
 * r2wc reads no attribute and defines no property here, since it would ignore a removed attribute and render an element
 * that is on no page. It attaches no shadow root either: that would empty a declarative one.
 */
const R2wcElement = makeClass({}, {}, RENDERER) as new () => Rendering;

/** The element of every tag: what users of HTML expect of an element, and r2wc does not do. */
export class WidgetElement extends R2wcElement {
  static readonly version = __VERSION__;
  /** Lets a second script on the page compare its defaults with these. */
  static readonly scriptData = scriptData();
  /** The declaration and the component. Each tag has a subclass that sets it. */
  static readonly widget: Widget;
  /** The styles of everything inside, shared by all instances. */
  static readonly css: string;

  static get observedAttributes(): readonly string[] {
    return Object.keys(this.widget.declaration.attributes).flatMap(spellingsOf);
  }

  readonly #attributes: AttributeReader;
  readonly #life: WidgetLife;

  constructor() {
    super();
    const { widget, css } = new.target;
    this.#attributes = new AttributeReader(this, widget.declaration.attributes);
    this.#life = new WidgetLife(
      this,
      { widget, css, attributes: this.#attributes },
      {
        render: (makeTree) => {
          this.container = makeTree;
          super.connectedCallback();
        },
        unmount: () => super.disconnectedCallback(),
      },
    );
    containKeys(this, this.#life.root);
    this.#attributes.adoptEarlyProperties(this);
  }

  override connectedCallback(): void {
    this.#life.connect();
  }

  override disconnectedCallback(): void {
    // A move in the DOM, or one by a library that waits for promises, is not a removal.
    void nextTask().then(() => {
      if (!this.isConnected) this.#life.leave();
    });
  }

  /** Makes `moveBefore` keep the element connected instead of reporting a removal and an insertion. */
  connectedMoveCallback(): void {
    this.#life.update();
  }

  adoptedCallback(): void {
    this.#life.moveToDocument();
  }

  attributeChangedCallback(attribute: string): void {
    this.#attributes.noteAttribute(attribute);
    this.#life.update();
  }

  /** The current value of a property, for the accessors on the prototype. */
  readProperty(attribute: string): unknown {
    return this.#attributes.read(attribute);
  }

  /** Sets a property, for the accessors on the prototype. */
  writeProperty(attribute: string, value: unknown): void {
    this.#attributes.noteProperty(attribute, value);
    this.#life.update();
  }
}
