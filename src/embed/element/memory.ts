import { createContext, use, useState } from 'react';

/** What an element knows of a tree that it has taken down, for its next one. Each widget has a type of its own for it. */
export const MemoryContext = createContext<object | undefined>(undefined);

/** The memory of the element; of the component alone where it is in no element. The same object in every render. */
export function useMemory<Memory extends object>(): Memory {
  const [own] = useState<object>(() => ({}));
  return (use(MemoryContext) ?? own) as Memory;
}
