import { createApp } from '../backend/app.ts';
import { AS_SIGNED_UP } from '../backend/newsletter-status.ts';
import { createFaults, DROP_HEADER, type FaultSettings } from '../backend/faults.ts';
import type { Kept } from '../backend/kept.ts';
import { type CookieJar, COOKIES } from '../backend/cookies.ts';
import { emptyState } from '../backend/state-store.ts';
import { createBrowserStore, type OneAtATime } from './browser-store.ts';
import { keptInStorage } from './kept-in-storage.ts';

export interface BrowserServices {
  /** The address of the folder with the demo's pages, with a slash at the end. */
  root: string;
  /**
   * Where all state is kept, under keys that name the folder. Nothing protects it from other folders of the host name,
   * so the note on the pages asks for made-up data.
   */
  storage: Storage;
  cookies: Pick<CookieJar, 'read' | 'write'>;
  oneAtATime: OneAtATime;
}

/** The services of the demo for the pages of one folder of a static host. */
export interface Services {
  /** The response to a request, or `undefined` if the connection should break. */
  answer(request: Request): Promise<Response | undefined>;
  /** Forgets everything: sign-ups, mails, faults and cookies. */
  forget(): void;
}

export function createServices({ root, storage, cookies, oneAtATime }: BrowserServices): Services {
  const { pathname: path } = new URL(root);
  const keyOf = (what: string): string => `shop-demo:${path}:${what}`;
  const keep = <Value>(what: string, initial: () => Value): Kept<Value> => keptInStorage(storage, keyOf(what), initial);
  const app = createApp({
    store: createBrowserStore(keep('store', emptyState), oneAtATime),
    faults: createFaults(keep<Partial<FaultSettings>>('faults', () => ({}))),
    nlStatus: keep('nl-status', () => AS_SIGNED_UP),
    baseUrl: root,
    reportError: console.error,
  });
  const jar: CookieJar = { ...cookies, path };
  return {
    answer: async (request) => {
      const response = await app.fetch(request, { cookies: jar });
      return response.headers.has(DROP_HEADER) ? undefined : response;
    },
    forget: () => {
      for (const what of ['store', 'faults', 'nl-status']) storage.removeItem(keyOf(what));
      for (const name of COOKIES) cookies.write(`${name}=; Path=${path}; Max-Age=0`);
    },
  };
}
