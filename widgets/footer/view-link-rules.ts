/** A longer query does not come from a page: somebody has written a link that keeps the browser busy. */
const LONGEST_QUERY = 2000;

/**
 * The target of a link to the other view. One that is a query alone (`?view=mobile`) keeps the rest of the page's
 * query, character by character: the page's own parameters say what it shows.
 */
export function viewTarget(url: string, search: string): string {
  if (!url.startsWith('?') || search.length > LONGEST_QUERY) return url;
  const given = new URLSearchParams(url.split('#')[0]);
  const isOther = (pair: string): boolean =>
    pair !== '' && !Array.from(new URLSearchParams(pair).keys()).some((name) => given.has(name));
  return `?${[...search.slice(1).split('&').filter(isOther), url.slice(1)].join('&')}`;
}
