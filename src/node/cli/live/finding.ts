/** In the order in which they are printed. */
export const STATES = ['to do', 'cannot be checked here', 'ok'] as const;

export interface Verdict {
  readonly state: (typeof STATES)[number];
  readonly sentence: string;
}

export const unseen = (sentence: string): Verdict => ({ state: 'cannot be checked here', sentence });
export const toDo = (sentence: string): Verdict => ({ state: 'to do', sentence });
export const ok = (sentence: string): Verdict => ({ state: 'ok', sentence });
