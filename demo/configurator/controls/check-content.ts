import { builtInContent } from '../../../widgets/footer/content/built-in.ts';
import { describeProblem, mergeContent } from '../../../widgets/footer/content/merge-content.ts';
import { describeFailure, parseContent } from '../../../widgets/footer/content/parse-content.ts';
import type { Site } from '../../../src/embed/market/sites.ts';

/** What the footer says of a content, as a list of sentences; empty if it takes all of it. */
export function checkContent(site: Site, source: string): readonly string[] {
  try {
    const given = parseContent(source);
    if (given === undefined) return [];
    return mergeContent(builtInContent(site), given).problems.map(describeProblem);
  } catch (error) {
    return [`Not used: ${describeFailure(error)}`];
  }
}

/** A small content to begin with: the headline and the legal links of the site. */
export function exampleContent(site: Site): string {
  const { headline, legalLinks } = builtInContent(site);
  return JSON.stringify({ headline, legalLinks: legalLinks?.slice(0, 2) }, null, 2);
}
