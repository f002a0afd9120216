/** The space between a link and the text after it: none before a full stop or a comma. */
export function spaceBefore(words: string): string {
  return words === '' || /^[.,;:!?)]/.test(words) ? '' : ' ';
}
