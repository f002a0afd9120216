import { createContext, useContext } from 'react';

/** What the parts of the footer know about the page. */
export interface PageFacts {
  /** The shop's own host names: links to other hosts are marked as external. */
  readonly ownHosts: readonly string[];
  /** URL of the folder of the logos, with a slash at the end. */
  readonly logoBase: string;
}

export const PageContext = createContext<PageFacts>({ ownHosts: [], logoBase: '' });

export function usePageFacts(): PageFacts {
  return useContext(PageContext);
}
