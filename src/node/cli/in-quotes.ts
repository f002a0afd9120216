/** A text as one word of a POSIX shell, for commands that are printed to be copied. */
export function inQuotes(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
