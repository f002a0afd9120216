import type { WidgetDeclaration } from '../declare/declaration.ts';
import { type FirstPaint, paintedNodes } from '../first-paint/first-paint.ts';
import type { FallbackSlots } from '../light-dom/fallback-slots.ts';
import { type Adopted, adoptFirstPaint, adoptMarkup } from './adopted-markup.ts';
import { EarlyInput } from './early-input.ts';
import type { FrameProps } from './frame.tsx';

/** What a visitor sees of an element before its widget is mounted: prerendered markup, or else a first paint. */
export class EarlyView {
  readonly #root: ShadowRoot;
  readonly #declaration: Pick<WidgetDeclaration, 'tag' | 'children'>;
  readonly #input: EarlyInput;
  #paint: FirstPaint | undefined;

  constructor(root: ShadowRoot, declaration: Pick<WidgetDeclaration, 'tag' | 'children'>) {
    this.#root = root;
    this.#declaration = declaration;
    this.#input = new EarlyInput(root);
  }

  get isShown(): boolean {
    return this.#root.querySelector('.root') !== null;
  }

  /** Holds what a visitor does until the widget listens. */
  listen(): void {
    if (this.isShown) this.#input.start();
  }

  /** Shows a first paint in place of the slots. */
  paint(paint: FirstPaint, slots: FallbackSlots): void {
    slots.replace(paintedNodes(paint, this.#root.ownerDocument));
    this.#paint = paint;
    this.#input.start();
  }

  /** Prepares what is shown for its hydration; `undefined` if it is not what the props want. */
  adopt(props: FrameProps): Adopted | undefined {
    return this.#paint === undefined
      ? adoptMarkup(this.#root, this.#declaration, props)
      : adoptFirstPaint(this.#paint, this.#declaration.tag, props);
  }

  /** The widget is in the DOM and listens. */
  end(): void {
    this.#input.stop();
  }

  /** The widget is ready: what the visitor did before is repeated. */
  release(): void {
    this.#input.release();
  }

  /** The element shows its children again. */
  clear(): void {
    this.#paint = undefined;
    this.#input.forget();
  }
}
