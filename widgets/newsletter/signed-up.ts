import type { Site } from '../../src/embed/market/sites.ts';

/** The newsletters that the visitor has signed up for on this page. */
const signedUp = new Set<string>();
const listeners = new Set<() => void>();

const nameOf = (serviceBase: string, site: Site): string => `${serviceBase} ${site}`;

/** Notes that a form of this page has signed the visitor up for the newsletter of a site. */
export function noteSignUp(serviceBase: string, site: Site): void {
  signedUp.add(nameOf(serviceBase, site));
  for (const listener of listeners) listener();
}

/** Whether a form of this page has done so. */
export function isSignedUp(serviceBase: string, site: Site): boolean {
  return signedUp.has(nameOf(serviceBase, site));
}

/** Calls `listener` after each sign-up; returns the function that ends it. */
export function subscribeToSignUps(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
