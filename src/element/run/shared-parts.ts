import type { Part } from './mount-queue.ts';

export const loadTree = async () => (await import('./tree.ts')).Tree;

/** What every widget needs, large dependencies first: each is evaluated in a task of its own. */
export const SHARED_PARTS: readonly Part[] = [
  async () => (await import('./react-root.ts')).createRoot,
  async () => (await import('../../i18n/texts.ts')).createTexts,
  loadTree,
];
