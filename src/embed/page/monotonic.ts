/** Milliseconds that never decrease. The clock of `performance.now()`, whose name a page may give to something else. */
export function monotonic(): number {
  return new CustomEvent('now').timeStamp;
}
