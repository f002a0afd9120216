/**
 * React keys for the entries of a list, made of the text of each: an entry keeps its element, and with it the focus,
 * when another one appears or ends. An editor may write an entry twice, so each key also says how many times it occurs.
 *
 * @param names what each entry says
 */
export function entryKeys(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${count} ${name}`;
  });
}
