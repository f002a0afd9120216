import type { Widget } from '../declare/widget.ts';
import type { FrameProps } from './frame.tsx';
import type { Part } from './mount-queue.ts';

const loadTree = async () => (await import('./tree.ts')).Tree;

/** What every widget needs, large dependencies first: each is evaluated in a task of its own. */
const SHARED_PARTS: readonly Part[] = [
  async () => (await import('./react-root.ts')).createRoot,
  async () => (await import('../../i18n/texts.ts')).createTexts,
  loadTree,
];

/** What has to be evaluated before a widget is mounted, in this order. */
export function partsOf({ dependency, component }: Widget): readonly Part[] {
  return [...SHARED_PARTS, ...(dependency ? [dependency] : []), component];
}

/** What mounts a widget. */
export interface Evaluated {
  readonly Tree: Awaited<ReturnType<typeof loadTree>>;
  readonly component: FrameProps['component'];
}

/** Evaluates what is not evaluated yet. */
export async function evaluated(widget: Widget): Promise<Evaluated> {
  const [Tree, component] = await Promise.all([loadTree(), widget.component()]);
  return { Tree, component: component as FrameProps['component'] };
}
