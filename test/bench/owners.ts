/** A part of the script: a package, or a folder of ours. */
export interface Share {
  readonly owner: string;
  readonly bytes: number;
}

/**
 * Names a stretch of the script for which the source map has no source: build tools keep none for JSON and for styles
 * that are imported as texts.
 *
 * @param textKey a key that is in every locale file
 */
export function nameOfUnmapped(text: string, textKey: string): string {
  if (text.includes(`"${textKey}":`)) return 'locales';
  return /--shop-|{display:/.test(text) ? 'styles' : 'wrapping code';
}

/**
 * Adds up the bytes of sources by owner, the heaviest first.
 *
 * @param bytesBySource bytes by the source's path as the source map writes it
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
 * Whose a source is: the package for one under node_modules, for ours the folder, in `src` and `widgets` with the
 * folder within it.
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
