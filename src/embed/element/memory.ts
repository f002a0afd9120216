import { createContext, use, useState } from 'react';

/** What an element knows of a tree that it has taken down, for its next one. The names and their types are the widget's. */
export class Memory<Known extends object = object> {
  /** Read it, and write by `note`. */
  readonly known = {} as Readonly<Partial<Known>>;

  note(news: Partial<Known>): void {
    Object.assign(this.known, news);
  }
}

export const MemoryContext = createContext<Memory | undefined>(undefined);

/** The memory of the element; of the component alone where it is in no element. The same object in every render. */
export function useMemory(): Memory {
  const [own] = useState(() => new Memory());
  return use(MemoryContext) ?? own;
}
