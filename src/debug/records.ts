import { MESSAGE_PREFIX } from '../embed/log.ts';
import { maskAddress } from './mask.ts';

/** A message of the widgets in the console. */
export interface Message {
  readonly at: number;
  readonly level: 'warn' | 'error';
  readonly text: string;
}

/** A request to a service. */
export interface Call {
  readonly at: number;
  readonly method: string;
  readonly address: string;
  /** The status, what went wrong, or `waiting`. */
  outcome: string;
  isGood: boolean;
  milliseconds: number | undefined;
}

/** What the page's content-security policy has forbidden. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  /** The file that asked for it. */
  readonly source: string;
  readonly reportOnly: boolean;
}

/** A file that did not load, or an error that no script has caught. */
export interface PageError {
  readonly kind: 'file' | 'error';
  readonly text: string;
}

/** How many entries of each kind are kept: the last ones. */
const MOST = 50;

/** Everything that the diagnosis has seen since it was loaded. */
export class Records {
  readonly messages: Message[] = [];
  readonly calls: Call[] = [];
  readonly violations: Violation[] = [];
  readonly errors: PageError[] = [];
  /** Why a widget shows its fallback content. */
  readonly failures = new WeakMap<Element, string>();
  readonly #nativeFetch = isNative(window.fetch);

  /** Begins to watch the console, requests, the policy and errors. Nothing ends it but the end of the page. */
  constructor() {
    this.#watchConsole();
    this.#watchRequests();
    this.#watchPolicy();
    this.#watchErrors();
    document.addEventListener('shop-failure', ({ target, detail }: CustomEventInit & { readonly target?: unknown }) => {
      const { message } = (detail ?? {}) as { readonly message?: unknown };
      if (target instanceof HTMLElement) this.failures.set(target, String(message));
    });
  }

  /** Whether a function is the browser's own; also where the diagnosis itself has replaced it. */
  isOfBrowser(value: unknown): boolean {
    return isNative(value) || (value === window.fetch && this.#nativeFetch);
  }

  #watchConsole(): void {
    for (const level of ['warn', 'error'] as const) {
      const print = console[level];
      console[level] = (...given: unknown[]) => {
        const [text, cause] = given;
        if (typeof text === 'string' && text.startsWith(MESSAGE_PREFIX)) {
          const words = text.slice(MESSAGE_PREFIX.length).trim() + (cause instanceof Error ? ` ${String(cause)}` : '');
          keep(this.messages, { at: performance.now(), level, text: words });
        }
        print.apply(console, given);
      };
    }
  }

  #watchRequests(): void {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const address = typeof input === 'string' || input instanceof URL ? String(input) : input.url;
      if (!isService(address)) return Reflect.apply(fetch, window, [input, init]);
      const at = performance.now();
      const call: Call = {
        at,
        method: init?.method ?? 'GET',
        address: maskAddress(address, window.location.origin),
        outcome: 'waiting',
        isGood: true,
        milliseconds: undefined,
      };
      keep(this.calls, call);
      try {
        const response = await Reflect.apply(fetch, window, [input, init]);
        noteAnswer(call, response);
        return response;
      } catch (error) {
        call.outcome = failureOf(error);
        call.isGood = call.outcome === STOPPED;
        throw error;
      } finally {
        call.milliseconds = Math.round(performance.now() - at);
      }
    };
  }

  #watchPolicy(): void {
    const note = ({ effectiveDirective, sourceFile, lineNumber, disposition }: PolicyReport, blocked: string): void =>
      keep(this.violations, {
        directive: effectiveDirective,
        blocked: /^\w+:/.test(blocked) ? maskAddress(blocked) : blocked,
        source: sourceFile ? `${maskAddress(sourceFile)}:${lineNumber ?? 0}` : 'the page',
        reportOnly: disposition === 'report',
      });
    const { ReportingObserver } = window as {
      readonly ReportingObserver?: new (...given: unknown[]) => PolicyObserver;
    };
    if (!ReportingObserver) {
      document.addEventListener('securitypolicyviolation', (event) => note(event, event.blockedURI));
      return;
    }
    // It also tells what happened before.
    const read = (reports: ReadonlyArray<{ readonly body: PolicyReport }>): void => {
      for (const { body } of reports) note(body, body.blockedURL ?? '');
    };
    new ReportingObserver(read, { types: ['csp-violation'], buffered: true }).observe();
  }

  #watchErrors(): void {
    const noteFile = (kind: string, address: string): void =>
      this.#noteError({ kind: 'file', text: `<${kind}> ${shortAddress(address)}` });
    window.addEventListener(
      'error',
      (event) => {
        const { target } = event;
        if (target instanceof Element)
          noteFile(target.localName, target.getAttribute('src') ?? target.getAttribute('href') ?? '');
        else if (event instanceof ErrorEvent)
          this.#noteError({
            kind: 'error',
            text: `${event.message} (${maskAddress(event.filename)}:${event.lineno})`,
          });
      },
      true,
    );
    window.addEventListener('unhandledrejection', ({ reason }: { readonly reason: unknown }) =>
      this.#noteError({ kind: 'error', text: `in a promise: ${String(reason)}` }),
    );
    // Files that failed before.
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
        const { name, initiatorType, responseStatus } = entry;
        if (responseStatus >= 400 && FILE_KINDS.includes(initiatorType)) noteFile(initiatorType, name);
      }
    });
    observer.observe({ type: 'resource', buffered: true });
  }

  #noteError(error: PageError): void {
    if (!this.errors.some(({ text }) => text === error.text)) keep(this.errors, error);
  }
}

/** The address of a file; its path alone if it is at the page's origin. */
function shortAddress(address: string): string {
  try {
    return maskAddress(new URL(address, document.baseURI).href, window.location.origin);
  } catch {
    return 'without an address';
  }
}

/** What loads a file, as the browser's list of resources says it. */
const FILE_KINDS: readonly string[] = ['script', 'link', 'img', 'iframe'];

/** What a report and an event about the policy have in common. */
interface PolicyReport {
  readonly effectiveDirective: string;
  readonly sourceFile?: string | null;
  readonly lineNumber?: number | null;
  readonly disposition: string;
  readonly blockedURL?: string | null;
}

interface PolicyObserver {
  observe(): void;
}

const STOPPED = 'stopped: no longer needed';

function keep<Entry>(list: Entry[], entry: Entry): void {
  list.push(entry);
  if (list.length > MOST) list.shift();
}

/** Whether a request goes to a service of the shop or gets a footer's content. */
function isService(address: string): boolean {
  try {
    const { pathname, href } = new URL(address, document.baseURI);
    const contents = Array.from(
      document.querySelectorAll('[content-src],[data-content-src]'),
      (element) => element.getAttribute('content-src') ?? element.getAttribute('data-content-src') ?? '',
    );
    return (
      pathname.startsWith('/service/') || contents.some((source) => new URL(source, document.baseURI).href === href)
    );
  } catch {
    return false;
  }
}

function noteAnswer(call: Call, response: Response): void {
  const isPage = /^\s*text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
  call.outcome = `${response.status}${isPage ? ', an HTML page' : ''}${response.redirected ? ', redirected' : ''}`;
  call.isGood = response.ok && !isPage;
}

function failureOf(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return STOPPED;
  return name === 'TimeoutError' ? 'no answer in time' : 'no answer: network, CORS or policy';
}

/** Whether a function is the browser's own. */
function isNative(value: unknown): boolean {
  return typeof value === 'function' && /\{\s*\[native code\]\s*\}\s*$/.test(Function.prototype.toString.call(value));
}
