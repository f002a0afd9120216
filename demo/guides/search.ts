import MiniSearch, { type SearchResult } from 'minisearch';

/** A section of a guide, as the search knows it. */
export interface Section {
  /** Its address, seen from the other guides. */
  readonly id: string;
  readonly guide: string;
  readonly heading: string;
  readonly text: string;
  /** Words by which readers look for the section, and which it does not contain. */
  readonly synonyms: string;
}

/** Shorter words differ from other words by one letter: “semver” from “server”, “DPA” from “SPA”. */
const SHORTEST_CORRECTED = 7;

/** Finds the sections with all words of a query, the best first. */
export type Search = (query: string) => readonly SearchResult[];

/** Only if no section has the words does the search correct a slip: otherwise “rollback” would also find “Fallback”. */
export function searchIn(sections: readonly Section[]): Search {
  const index = new MiniSearch<Section>({
    fields: ['heading', 'synonyms', 'guide', 'text'],
    storeFields: ['heading', 'guide'],
    searchOptions: { boost: { heading: 4, synonyms: 4, guide: 3 }, prefix: true, combineWith: 'AND' },
  });
  index.addAll(sections);
  return (query) => {
    const found = index.search(query);
    return found.length > 0
      ? found
      : index.search(query, { fuzzy: (word) => word.length >= SHORTEST_CORRECTED && 0.2 });
  };
}
