import { createContext, useContext } from 'react';

/** What every part of the footer may need to know of the page around it. */
export interface PageFacts {
  /** Host names that are the shop's own: links to others are marked. */
  readonly ownHosts: readonly string[];
  /** Where the pictures of the logos are, with a slash at the end. */
  readonly logoBase: string;
}

export const PageContext = createContext<PageFacts>({ ownHosts: [], logoBase: '' });

export function usePageFacts(): PageFacts {
  return useContext(PageContext);
}
