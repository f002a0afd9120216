export function hasWords(text: string, search: string): boolean {
  const lower = text.toLowerCase();
  const words = search.toLowerCase().split(/\s+/u);
  return words.every((word) => lower.includes(word));
}
