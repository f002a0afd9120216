import type { WidgetDeclaration } from '../declare/declaration.ts';
import { type ChildData, ChildDataReader } from './child-data.ts';
import { StrayChildren } from './stray-children.ts';

/** What a page has put into a tag: JSON, fallback content, and what is inside by accident. */
export class LightDom {
  readonly #childData: ChildDataReader;
  readonly #strayChildren: StrayChildren;
  #isWatched = false;

  /** @param onChange called when something that is read here has changed */
  constructor(host: HTMLElement, declaration: Pick<WidgetDeclaration, 'children' | 'slots'>, onChange: () => void) {
    this.#strayChildren = new StrayChildren(host, declaration, onChange);
    this.#childData = new ChildDataReader(host, onChange);
  }

  get data(): ChildData {
    return this.#childData.data;
  }

  /** The slots that children ask for and the widget does not have. */
  get slotNames(): readonly string[] {
    return this.#strayChildren.slotNames;
  }

  /** Whether the children are fallback content, hidden while the widget shows. */
  get hidesFallback(): boolean {
    return this.#strayChildren.hidesFallback;
  }

  /** Reads the children and watches them, unless that is done already. */
  watch(): void {
    if (this.#isWatched) return;
    this.#strayChildren.start();
    this.#childData.start();
    this.#isWatched = true;
  }

  stop(): void {
    this.#isWatched = false;
    this.#strayChildren.stop();
    this.#childData.stop();
  }
}
