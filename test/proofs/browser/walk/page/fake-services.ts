/** How a service behaves from now on. */
export const MODES = ['works', 'waits', 'fails', 'refuses', 'shows a page', 'is out of reach'] as const;

export type Mode = (typeof MODES)[number];

/** The services, by the end of their paths. */
export const SERVICES = {
  signUp: '/newsletter-subscribers',
  customer: '/customers/base-data',
  frontendData: '/psdata',
  assignment: '/getassignment',
  tests: '/gettestsat',
  staffCheck: '/auth/checkauth',
  apply: '/api/token',
  staffRenewal: '/auth/login/renew',
  logOut: '/auth/logout',
  login: '/logintoken/renew',
  longTerm: '/longtermtoken/renew',
} as const;

export type Service = keyof typeof SERVICES;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface ServiceTable {
  readonly paths: Readonly<Record<Service, string>>;
  /** What a service that works says. */
  readonly works: Readonly<Record<Service, Answer>>;
  /** What it says when it refuses. */
  readonly refuses: Readonly<Partial<Record<Service, Answer>>>;
}

/** What `fakeServices` leaves in the page. */
export interface WalkServices {
  readonly modes: Record<Service, Mode>;
  /** The calls since they were last taken; a sign-up is followed by its origin: `signUp one`. */
  takeCalls(): string[];
  /** How many calls wait for their answer. */
  waiting(): number;
  /** Answers all that wait, as services that work. */
  answer(): void;
  /** Sets the cookie of a customer who is logged in for an hour, and whose token is due in five minutes. */
  logIn(): void;
}

/**
 * Answers every `fetch` inside the page: an answer through the test runner would come at another moment each time. It
 * runs before any script.
 */
export function fakeServices({ paths, works, refuses }: ServiceTable): void {
  const names = Object.keys(paths) as Service[];
  const modes = Object.fromEntries(names.map((name) => [name, 'works'])) as Record<Service, Mode>;
  const held = new Set<() => void>();
  let calls: string[] = [];
  // The page's own, before the walk counts which listeners the script has added.
  const { addEventListener } = EventTarget.prototype;

  const respond = ({ status, body }: Answer, type = 'application/json'): Response =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': type, date: new Date().toUTCString() },
    });
  const answers: Record<Exclude<Mode, 'waits'>, (service: Service) => Response> = {
    works(service) {
      if (service === 'login' || service === 'longTerm') logIn();
      return respond(works[service]);
    },
    fails: () => respond({ status: 500, body: {} }),
    refuses: (service) => respond(refuses[service] ?? { status: 401, body: {} }),
    'shows a page': () => respond({ status: 200, body: '<!doctype html><p>Not found</p>' }, 'text/html'),
    'is out of reach': () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const logIn = (): void => {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = btoa(JSON.stringify({ ren: seconds + 300, exp: seconds + 3600, lid: seconds }));
    document.cookie = `LoginToken=h.${claims.replaceAll('=', '')}.s; path=/`;
  };
  const nameOf = (path: string): Service => {
    const service = names.find((name) => path.endsWith(paths[name]));
    if (!service) throw new Error(`The walk knows no service at ${path}.`);
    return service;
  };

  window.fetch = (address, { signal, body } = {}) =>
    new Promise((resolve, reject) => {
      const service = nameOf(new URL(address as string, window.location.href).pathname);
      const origin = service === 'signUp' ? (JSON.parse(body as string) as { origin: string }).origin : '';
      calls.push(`${service} ${origin}`.trim());
      const settle = (mode: Exclude<Mode, 'waits'>): void => {
        held.delete(release);
        // What the answer throws becomes a rejection.
        resolve(new Promise((answer) => answer(answers[mode](service))));
      };
      const release = (): void => settle('works');
      const abort = (): void => {
        held.delete(release);
        reject(new Error('aborted', { cause: signal?.reason }));
      };
      if (signal?.aborted) return abort();
      if (signal) Reflect.apply(addEventListener, signal, ['abort', abort]);
      const mode = modes[service];
      if (mode === 'waits') held.add(release);
      else settle(mode);
    });

  const walkServices: WalkServices = {
    modes,
    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },
    waiting: () => held.size,
    answer: () => [...held].forEach((release) => release()),
    logIn,
  };
  Object.assign(window, { walkServices });
}
