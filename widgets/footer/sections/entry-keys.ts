/**
 * The entries of a list, each with its React key, made of what it says: an entry keeps its element, and with it the focus,
 * when another one appears or ends. An editor may write an entry twice, so each key also says how many times it occurs.
 *
 * @param nameOf what an entry says
 */
export function keyed<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): readonly (readonly [key: string, entry: Entry])[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const name = nameOf(entry);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${count} ${name}`, entry];
  });
}
