import type { Site } from '../../src/embed/market/sites.ts';

/** The host pages, built as pages of that kind are, with the tags in them: the folder of each, and the site of its tags. */
export const HOSTS: ReadonlyMap<string, Site> = new Map([
  ['magento', 'AT'],
  ['bootstrap', 'DE'],
  ['homemade', 'PL'],
]);
