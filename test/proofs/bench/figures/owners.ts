/** A part of the script: a package, or a folder of this project. */
export interface Share {
  readonly owner: string;
  readonly bytes: number;
}

/**
 * Names a segment of the script without a source in the source map: build tools have no sources for JSON and for styles
 * imported as text.
 *
 * @param textKey a key that is in every locale file
 */
export function nameOfUnmapped(text: string, textKey: string): string {
  if (text.includes(`"${textKey}":`)) return 'locales';
  return /--shop-|{display:/.test(text) ? 'styles' : 'wrapping code';
}

/**
 * Sums the bytes of sources by owner, largest first.
 *
 * @param bytesBySource bytes by path of the source in the source map
 */
export function sharesOf(bytesBySource: ReadonlyMap<string, number>): Share[] {
  const byOwner = new Map<string, number>();
  for (const [source, bytes] of bytesBySource) {
    const owner = ownerOf(source);
    byOwner.set(owner, (byOwner.get(owner) ?? 0) + bytes);
  }
  return [...byOwner].map(([owner, bytes]) => ({ owner, bytes })).toSorted((a, b) => b.bytes - a.bytes);
}

/**
 * The owner of a source: the package if it is in node_modules, otherwise the folder, in `src` and `widgets` with its
 * subfolder.
 */
export function ownerOf(source: string): string {
  const installed = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (installed) return installed;
  const own = /^(?:\.\.?\/)*(.*)$/.exec(source)?.[1] ?? '';
  const [first = '', second = '', third] = own.split('/');
  if (first.startsWith('\0')) return 'wrapping code';
  const isDeep = (first === 'src' || first === 'widgets') && third !== undefined;
  return isDeep ? `${first}/${second}` : first;
}
