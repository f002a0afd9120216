/** `<shop-session>` shows nothing; `start.ts` keeps the session. */
export function SessionElement() {
  return null;
}
