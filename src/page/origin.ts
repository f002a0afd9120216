/**
 * The origin that service calls go to when nothing else is said: the page's own, or `fallback` where the page has an
 * opaque one (a sandboxed frame reports `'null'`).
 *
 * `window.origin` and not `self.origin`: legacy pages overwrite `self`, nobody can overwrite `window`.
 */
export function pageOrigin(fallback: string | undefined): string {
  const own = window.origin;
  return own === 'null' ? (fallback ?? '') : own;
}
