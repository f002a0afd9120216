import type { Widget } from '../declare/widget.ts';
import { scriptAddress } from '../../page/script-tag.ts';

/** Evaluates a chunk of the script that was not needed before. Repeated calls give the same module. */
export type Chunk = () => Promise<unknown>;

const loadTree = async () => (await import('./tree.ts')).makeTree;

/** What every widget needs, large dependencies first: each that is not evaluated with the script is evaluated in a task of its own. */
const SHARED_CHUNKS: readonly Chunk[] = [
  async () => (await import('./react-root.ts')).createRoot,
  async () => (await import('../../i18n/texts.ts')).createTexts,
  loadTree,
];

/** What has to be evaluated before a widget is mounted, in this order. */
export function chunksOf({ dependency, component }: Widget): readonly Chunk[] {
  return [...SHARED_CHUNKS, ...(dependency ? [dependency] : []), component];
}

/** What mounts a widget. */
export type Evaluated = Awaited<ReturnType<typeof evaluate>>;

/**
 * Evaluates what is not evaluated yet.
 *
 * @throws ChunkFailure if a file of the modules did not load; nothing of it is kept, so that the next element asks again
 */
export async function evaluate(widget: Widget) {
  try {
    const [makeTree, component] = await Promise.all([loadTree(), widget.component()]);
    return { makeTree, component };
  } catch (error) {
    throw __MODULES__ ? new ChunkFailure(error) : error;
  }
}

/** A file of the modules did not load. Browsers do not tell why, and Safari does not even say which. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    const folder = new URL('.', scriptAddress).href;
    super(
      `A file of ${folder} did not load. Copy the folder whole, from one build, and allow it ` +
        'in CORS and in script-src.',
      { cause },
    );
  }
}
