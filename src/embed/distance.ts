/** How many letters have to be added, removed or replaced to turn one word into the other (the Levenshtein distance). */
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
