/** The Levenshtein distance: how many letters have to be added, removed or replaced. */
export function distance(one: string, other: string): number {
  const letters = [...other];
  let last = letters.length;
  // The distances of the letters of `one` that were read so far to each beginning of `other`.
  let row = letters.map((_, index) => index + 1);
  [...one].forEach((letter, read) => {
    let diagonal = read;
    last = read + 1;
    row = row.map((above, index) => {
      last = Math.min(last + 1, above + 1, diagonal + (letters[index] === letter ? 0 : 1));
      diagonal = above;
      return last;
    });
  });
  return last;
}

/** The word of a list with the smallest distance, the first of several; empty if the list is. */
export function closest(word: string, known: readonly string[]): string {
  const [first = '', ...others] = known;
  return others.reduce((best, next) => (distance(word, next) < distance(word, best) ? next : best), first);
}

/** Suggests the known word that was probably meant, if one is near enough. */
export function didYouMean(given: string, known: readonly string[]): string | undefined {
  // Stryker disable next-line MethodExpression: it bounds the time that a long word takes, and no known word is as long.
  const word = given.slice(0, 40).toLowerCase();
  const longer = known.find((name) => word.length > 2 && name.toLowerCase().includes(word));
  const nearest = longer ?? closest(word, known);
  const isNear = longer !== undefined || distance(word, nearest.toLowerCase()) <= Math.max(2, nearest.length / 3);
  return isNear ? `; did you mean "${nearest}"?` : undefined;
}

/** Strangers may have written thousands of names, and a suggestion takes longer than reading one. */
const MOST_SUGGESTIONS = 20;
let suggestions = 0;

/** What `didYouMean` suggests, for the first names of a page alone. */
export function didYouMeanFirst(given: string, known: readonly string[]): string | undefined {
  suggestions += 1;
  return suggestions > MOST_SUGGESTIONS ? undefined : didYouMean(given, known);
}
