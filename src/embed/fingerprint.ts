/** The 32-bit FNV-1a hash of a text. The prerendered markup of one release is compared with the script of another. */
export function fingerprintOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
