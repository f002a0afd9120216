import { localeOf, type Site } from '../../market/sites.ts';
import { whenActivated } from '../../page/activation.ts';
import { subscribeToPlatform } from '../../page/platform.ts';
import { AttributeReader } from './attribute-reader.ts';
import type { AttributeTable } from '../declare/attributes.ts';
import { ChildDataReader } from '../light-dom/child-data.ts';
import type { EventTable } from '../declare/declaration.ts';
import type { FrameProps } from './frame.tsx';
import { containKeys } from './key-containment.ts';
import { StrayChildren } from '../light-dom/stray-children.ts';
import { logError } from '../../log.ts';
import { adoptEarlyProperties, defineProperties } from './properties.ts';
import { CONNECTED, CONTEXT, createTree, PROPS, r2wcClass, RENDER, type TreeContext } from './r2wc-class.ts';
import { scriptData } from '../declare/script-tag.ts';
import { FallbackSlots } from '../light-dom/fallback-slots.ts';
import { adoptStyles } from './style-sheet.ts';
import type { Widget } from '../declare/widget.ts';
import { hostOf } from './widget-host.ts';

/**
 * Makes a custom element of a widget and registers it. A tag that is already defined (the script twice, another
 * version) is left alone, without an error.
 *
 * @param widget the declaration and the component
 * @param css the styles of everything inside, shared by all instances
 * @returns whether the tag is this script's
 */
export function defineWidget<Attributes extends AttributeTable, Events extends EventTable>(
  widget: Widget<Attributes, Events>,
  css: string,
): boolean {
  const { tag } = widget.declaration;
  if (customElements.get(tag)) return false;
  customElements.define(tag, elementClass(widget as unknown as Widget, css));
  return true;
}

/** The layer over r2wc: what users of HTML expect of an element, and r2wc does not do. */
function elementClass({ declaration, component }: Widget, css: string): CustomElementConstructor {
  const attributes = Object.keys(declaration.attributes);

  class WidgetElement extends r2wcClass() {
    static readonly version = __VERSION__;
    /** For a second script on the page, which would give other defaults. */
    static readonly scriptData = scriptData();

    static get observedAttributes(): readonly string[] {
      return attributes;
    }

    readonly #root: ShadowRoot;
    readonly #fallbackSlots: FallbackSlots;
    readonly #attributes: AttributeReader;
    readonly #childData: ChildDataReader;
    readonly #strayChildren: StrayChildren;
    /** Attributes whose first report is only the upgrade's reading of the markup, older than the property set early. */
    readonly #outdated: Set<string>;
    /** What undoes the subscriptions of a connected element. */
    #subscriptions: Array<() => void> = [];
    #connected = false;
    /** Connected, and the page is one that a visitor sees. */
    #active = false;
    #ready = false;
    /** It broke, and what is left of the tree goes in a moment. */
    #failing = false;
    /** Something changed in that moment. */
    #changedWhileFailing = false;

    constructor() {
      super();
      // r2wc takes an element for connected from its making on and would render one that never reaches a page.
      this[CONNECTED] = false;
      this.#root = existingRoot(this) ?? this.attachShadow({ mode: 'open' });
      this.container = this.#root;
      this.#fallbackSlots = new FallbackSlots(this.#root, Object.keys(declaration.slots));
      this.#attributes = new AttributeReader(this, declaration.attributes);
      this.#childData = new ChildDataReader(this, () => this.#update());
      this.#strayChildren = new StrayChildren(this, declaration, () => this.#update());
      containKeys(this, this.#root);
      const early = adoptEarlyProperties(this, attributes);
      this.#outdated = new Set(early.filter((attribute) => this.hasAttribute(attribute)));
    }

    override connectedCallback(): void {
      if (this.#connected) return;
      this.#connected = true;
      this.#guard(() => this.#subscriptions.push(whenActivated(() => this.#guard(() => this.#activate()))));
    }

    override disconnectedCallback(): void {
      // A move in the DOM disconnects and connects at once: only an element that stays away loses its state.
      queueMicrotask(() => {
        if (!this.isConnected) this.#leave();
      });
    }

    /** Makes `moveBefore` keep the element connected instead of reporting a removal and an insertion. */
    connectedMoveCallback(): void {}

    /** The sheets of the document that it came from are gone. Documents without a window show nothing and take none. */
    adoptedCallback(): void {
      if (this.ownerDocument.defaultView) this.#guard(() => adoptStyles(this.#root, css));
    }

    attributeChangedCallback(attribute: string): void {
      if (this.#outdated.delete(attribute)) return;
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

    #activate(): void {
      this.#active = true;
      for (const watch of [this.#strayChildren, this.#childData]) {
        this.#subscriptions.push(() => watch.stop());
        watch.start();
      }
      if ('platform' in declaration.attributes) this.#subscriptions.push(subscribeToPlatform(() => this.#update()));
      this.#render();
    }

    #leave(): void {
      for (const end of this.#subscriptions) end();
      this.#subscriptions = [];
      this.#connected = false;
      this.#active = false;
      this.#takeDown();
    }

    /** Ends the tree; the light-DOM children show in its place. A change builds a new one. */
    #takeDown(): void {
      super.disconnectedCallback();
      this.#fallbackSlots.show(this.#strayChildren.slotNames);
    }

    /** Renders again after a change; what has failed gets another chance with the new values. */
    #update(): void {
      if (this.#failing) this.#changedWhileFailing = true;
      else if (this.#active) this.#guard(() => this.#render());
    }

    #render(): void {
      this[PROPS] = {
        component: component as FrameProps['component'],
        attributes: this.#attributes.readAll() as FrameProps['attributes'],
        page: {
          serviceBase: this.#attributes.readForPage('service-base') as string,
          apiKey: this.#attributes.readForPage('api-key') as string,
        },
        data: this.#childData.data,
        host: this.#host,
        straySlots: this.#strayChildren.slotNames,
        hidesFallback: declaration.children === 'fallback',
        onCommit: this.#fallbackSlots.hide,
        onReady: this.#handleReady,
        onFailure: this.#handleFailure,
      } satisfies FrameProps;
      this[CONNECTED] = true;
      this[CONTEXT] ??= this.#createTree();
      this[RENDER]();
    }

    #createTree(): TreeContext {
      adoptStyles(this.#root, css);
      const tree = createTree(this.#root, declaration.tag, (error) => {
        if (this[CONTEXT] === tree) this.#handleFailure(error);
        else logError(`<${declaration.tag}> broke while it was taken down.`, error);
      });
      return tree;
    }

    readonly #host = hostOf(this, declaration.events);

    readonly #handleReady = (): void => {
      if (this.#ready) return;
      this.#ready = true;
      const { site } = this.#attributes.readAll() as { site: Site };
      this.#host.dispatch('shop-ready', { tag: declaration.tag, site, locale: localeOf(site) });
    };

    readonly #handleFailure = (error: unknown): void => {
      if (this.#failing) return;
      this.#failing = true;
      logError(`<${declaration.tag}> broke and shows its fallback content.`, error);
      // React may be at work on the tree, and a page that adds its listener right after the tag is to hear of it.
      queueMicrotask(() => this.#fallBack(messageOf(error)));
    };

    #fallBack(message: string): void {
      this.#takeDown();
      this.#host.dispatch('shop-failure', { tag: declaration.tag, message });
      const changed = this.#changedWhileFailing;
      this.#failing = false;
      this.#changedWhileFailing = false;
      if (changed) this.#update();
    }

    /** Keeps what goes wrong in a reaction of the element out of the page's `window.onerror`. */
    #guard(action: () => void): void {
      try {
        action();
      } catch (error) {
        this.#handleFailure(error);
      }
    }
  }

  defineProperties(WidgetElement.prototype, attributes);
  return WidgetElement;
}

/** The root that a declarative shadow root left behind, so that prerendered markup is not thrown away. */
function existingRoot(element: HTMLElement): ShadowRoot | null {
  return element.shadowRoot ?? element.attachInternals().shadowRoot;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
