import { MESSAGE_PREFIX } from '../embed/log.ts';
import { maskAddress } from './mask.ts';

/** A message of the widgets in the console. */
interface Message {
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

/** How many entries of each kind are kept: the last ones. */
const MOST = 50;

/** Everything that the diagnosis has seen since it was loaded. */
export class Records {
  readonly messages: Message[] = [];
  readonly calls: Call[] = [];
  /** Whether the document has heard that the visitor agrees to A/B tests. */
  hasConsent = false;
  /** Why a widget shows its fallback content. */
  readonly failures = new WeakMap<Element, string>();

  /** Begins to watch the console and the requests. Nothing ends it but the end of the page. */
  constructor() {
    this.#watchConsole();
    this.#watchRequests();
    document.addEventListener('shop-consent', () => (this.hasConsent = true));
    document.addEventListener('shop-failure', (event: CustomEventInit & Event) => {
      const { message } = (event.detail ?? {}) as { readonly message?: unknown };
      // The target is the placeholder of an element in one.
      const [element] = event.composedPath();
      if (element instanceof HTMLElement) this.failures.set(element, String(message));
    });
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
