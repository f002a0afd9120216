import type { Widget } from '../declare/declaration.ts';
import { scriptAddress } from '../../page/script-tag.ts';

/** Evaluates a part of the script; repeated calls give the same module. */
export type Chunk = () => Promise<unknown>;

const loadTree = async () => (await import('./tree.ts')).makeTree;

/** What every widget needs, large dependencies first. */
const SHARED_CHUNKS: readonly Chunk[] = [
  async () => (await import('./react-root.ts')).createRoot,
  async () => (await import('../../i18n/texts.ts')).createTexts,
  loadTree,
];

/** What has to be evaluated before a widget is mounted, in this order. */
export function chunksOf({ dependency, component }: Widget): readonly Chunk[] {
  return [...SHARED_CHUNKS, ...(dependency ? [dependency] : []), component];
}

/** @throws ChunkFailure if a file of the modules did not load; the next element asks for it again */
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
    const remedy = 'Copy the folder whole, from one build, and allow it in CORS and in script-src.';
    super(`A file of ${folder} did not load. ${remedy}`, { cause });
  }
}
