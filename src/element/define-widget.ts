import r2wc from '@r2wc/react-to-web-component';
import { createRoot } from 'react-dom/client';
import { localeOf, type Site } from '../market/sites.ts';
import { whenActivated } from '../page/activation.ts';
import { subscribeToPlatform } from '../page/platform.ts';
import { AttributeReader } from './attribute-reader.ts';
import { type AttributeTable, propertyName } from './attributes.ts';
import { ChildDataReader } from './child-data.ts';
import type { EventTable } from './declaration.ts';
import { Frame, type FrameProps } from './frame.tsx';
import { containKeys } from './key-containment.ts';
import { warnOfSwallowedContent } from './light-children.ts';
import { logError } from './log.ts';
import { adoptStyles } from './style-sheet.ts';
import type { Widget, WidgetHost } from './widget.ts';

/** r2wc's own members, which it keeps under registered symbols. */
const RENDER = Symbol.for('r2wc.render');
const CONNECTED = Symbol.for('r2wc.connected');
const CONTEXT = Symbol.for('r2wc.context');
const PROPS = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  container: ShadowRoot;
  [CONNECTED]: boolean;
  [CONTEXT]: unknown;
  [PROPS]: FrameProps | object;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

type R2wcClass = new () => R2wcElement;

/**
 * Makes a custom element of a widget and registers it. A tag that is already defined (the script twice, another
 * version) is left alone, without an error.
 *
 * @param widget the declaration and the component
 * @param css the styles of everything inside, shared by all instances
 */
export function defineWidget<Attributes extends AttributeTable, Events extends EventTable>(
  widget: Widget<Attributes, Events>,
  css: string,
): void {
  const { tag } = widget.declaration;
  if (!customElements.get(tag)) customElements.define(tag, elementClass(widget as unknown as Widget, css));
}

/** The layer over r2wc: what users of HTML expect of an element, and r2wc does not do (ARCHITECTURE of the layer). */
function elementClass({ declaration, component }: Widget, css: string): CustomElementConstructor {
  const attributes = Object.keys(declaration.attributes);

  class WidgetElement extends (r2wc(Frame, {}) as unknown as R2wcClass) {
    static readonly version = __VERSION__;

    static get observedAttributes(): readonly string[] {
      return attributes;
    }

    readonly #root: ShadowRoot;
    readonly #attributes: AttributeReader;
    readonly #childData: ChildDataReader;
    /** What undoes the subscriptions of a connected element; empty while it is not mounted. */
    #subscriptions: Array<() => void> = [];
    #mounted = false;
    #ready = false;
    #failed = false;
    #attempt = 0;

    constructor() {
      super();
      // r2wc takes an element for connected from its making on and would render one that never reaches a page.
      this[CONNECTED] = false;
      this.#root = existingRoot(this) ?? this.attachShadow({ mode: 'open' });
      this.container = this.#root;
      // Until the first render, and for good where it never comes, the light-DOM children show.
      showLightChildren(this.#root);
      this.#attributes = new AttributeReader(this, declaration.attributes);
      this.#childData = new ChildDataReader(this, () => this.#update());
      containKeys(this, this.#root);
      adoptEarlyProperties(this, attributes);
    }

    override connectedCallback(): void {
      if (this.#mounted) return;
      this.#mounted = true;
      this.#guard(() => this.#subscriptions.push(whenActivated(() => this.#guard(() => this.#mount()))));
    }

    override disconnectedCallback(): void {
      // A move in the DOM disconnects and connects at once: only an element that stays away loses its state.
      queueMicrotask(() => {
        if (!this.isConnected) this.#unmount();
      });
    }

    /** Makes `moveBefore` keep the element connected instead of reporting a removal and an insertion. */
    connectedMoveCallback(): void {}

    adoptedCallback(): void {
      this.#guard(() => adoptStyles(this.#root, css));
    }

    attributeChangedCallback(attribute: string): void {
      this.#attributes.noteAttribute(attribute);
      this.#update();
    }

    /** The value of a property in force, for the accessors on the prototype. */
    readProperty(attribute: string): unknown {
      return this.#attributes.read(attribute);
    }

    /** Takes a property from the page, for the accessors on the prototype. */
    writeProperty(attribute: string, value: unknown): void {
      this.#attributes.noteProperty(attribute, value);
      this.#update();
    }

    #mount(): void {
      if (this.#failed) this.#attempt += 1;
      this.#failed = false;
      adoptStyles(this.#root, css);
      if (declaration.children === 'fallback') this.#subscriptions.push(warnOfSwallowedContent(this, this.#root));
      this.#childData.start();
      this.#subscriptions.push(() => this.#childData.stop());
      if ('platform' in declaration.attributes) this.#subscriptions.push(subscribeToPlatform(() => this.#update()));
      this[CONNECTED] = true;
      this.#render();
    }

    #unmount(): void {
      for (const end of this.#subscriptions) end();
      this.#subscriptions = [];
      this.#mounted = false;
      super.disconnectedCallback();
    }

    /** Renders again after a change; what has failed gets another chance with the new values. */
    #update(): void {
      if (!this[CONNECTED]) return;
      if (this.#failed) this.#attempt += 1;
      this.#failed = false;
      this.#guard(() => this.#render());
    }

    #render(): void {
      const values = this.#attributes.readAll();
      this[PROPS] = {
        component: component as FrameProps['component'],
        attributes: values as FrameProps['attributes'],
        data: this.#childData.data,
        host: this.#host,
        attempt: this.#attempt,
        failed: this.#failed,
        hidesFallback: declaration.children === 'fallback',
        onCommit: this.#removeInterimSlot,
        onReady: this.#handleReady,
        onFailure: this.#handleFailure,
      } satisfies FrameProps;
      this[CONTEXT] ??= { root: this.#createRoot(), ReactComponent: Frame };
      this[RENDER]();
    }

    /** r2wc makes its root without options; one that it finds in its context it takes over. */
    #createRoot(): ReturnType<typeof createRoot> {
      return createRoot(this.#root, {
        identifierPrefix: `${declaration.tag}-`,
        // The boundary hears of what is caught. React would report the rest to `window.onerror`.
        onCaughtError: () => undefined,
        onUncaughtError: (error) => this.#handleFailure(error),
        onRecoverableError: () => undefined,
      });
    }

    readonly #host: WidgetHost<EventTable> = {
      dispatch: (name, detail) =>
        this.dispatchEvent(
          new CustomEvent(name, {
            detail,
            bubbles: true,
            composed: true,
            cancelable: declaration.events[name]?.cancelable === true,
          }),
        ),
    };

    /** React leaves in a shadow root what it finds there, and of two default slots the first would win. */
    readonly #removeInterimSlot = (): void => {
      this.#root.querySelector(`slot[${INTERIM}]`)?.remove();
    };

    readonly #handleReady = (): void => {
      if (this.#ready) return;
      this.#ready = true;
      const { site } = this.#attributes.readAll() as { site: Site };
      this.#host.dispatch('shop-ready', { tag: declaration.tag, site, locale: localeOf(site) });
    };

    readonly #handleFailure = (error: unknown): void => {
      if (this.#failed) return;
      this.#failed = true;
      logError(`<${declaration.tag}> broke and shows its fallback content.`, error);
      if (this[CONNECTED]) this.#render();
      // After a failure that no boundary caught, React has emptied the root.
      queueMicrotask(() => showLightChildren(this.#root));
      this.#host.dispatch('shop-failure', { tag: declaration.tag, message: messageOf(error) });
    };

    /** Keeps what goes wrong in a reaction of the element out of the page's `window.onerror`. */
    #guard(action: () => void): void {
      try {
        action();
      } catch (error) {
        this.#handleFailure(error);
      }
    }
  }

  for (const attribute of attributes) defineProperty(WidgetElement.prototype, attribute);
  return WidgetElement;
}

/** An accessor in camelCase for an attribute. It is not reflected: a token set by property never shows in the markup. */
function defineProperty(
  prototype: { readProperty(attribute: string): unknown; writeProperty(attribute: string, value: unknown): void },
  attribute: string,
): void {
  Object.defineProperty(prototype, propertyName(attribute), {
    configurable: true,
    enumerable: true,
    get(this: typeof prototype) {
      return this.readProperty(attribute);
    },
    set(this: typeof prototype, value: unknown) {
      this.writeProperty(attribute, value);
    },
  });
}

/** Properties that a page set before the script came are own properties, which hide the accessors: set them again. */
function adoptEarlyProperties(element: HTMLElement, attributes: readonly string[]): void {
  const bag = element as unknown as Record<string, unknown>;
  for (const name of attributes.map(propertyName)) {
    if (!Object.hasOwn(bag, name)) continue;
    const value = bag[name];
    delete bag[name];
    bag[name] = value;
  }
}

/** The root that a declarative shadow root left behind, so that prerendered markup is not thrown away. */
function existingRoot(element: HTMLElement): ShadowRoot | null {
  return element.shadowRoot ?? element.attachInternals().shadowRoot;
}

/** Marks the slot that stands in for the tree while there is none. */
const INTERIM = 'data-interim';

function showLightChildren(root: ShadowRoot): void {
  if (root.childNodes.length > 0) return;
  const slot = document.createElement('slot');
  slot.setAttribute(INTERIM, '');
  root.append(slot);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
