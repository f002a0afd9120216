import { vi } from 'vitest';

/**
 * A page at least 768 px wide whose services never answer. Returns what React and the elements say on it: React's development
 * build names every attribute that differs.
 */
export function openQuietPage(): unknown[][] {
  const messages: unknown[][] = [];
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void messages.push(words));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 768px)' }));
  return messages;
}
