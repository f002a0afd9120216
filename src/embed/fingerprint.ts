/**
 * The 32-bit FNV-1a hash of a text. It tells texts apart, and names a token in messages between tabs without revealing it,
 * since a token cannot be restored from 32 bits. Tabs with different versions of the script compare these hashes.
 */
export function fingerprintOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
