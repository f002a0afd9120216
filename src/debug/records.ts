import { MESSAGE_PREFIX } from '../embed/log.ts';
import { maskAddress } from './mask.ts';
import { type Call, watchRequests } from './requests.ts';

export interface Problem {
  readonly kind: 'page' | 'warning' | 'error' | 'call' | 'policy';
  readonly text: string;
  times: number;
}

/** How many entries of each kind are kept: the last ones. */
const MOST = 50;

export class Records {
  readonly problems: Problem[] = [];
  readonly calls: Call[] = [];
  /** The elements that show their fallback content, because their widget has failed. */
  readonly failed = new WeakSet<EventTarget>();

  constructor() {
    this.#watchConsole('warn', 'warning');
    this.#watchConsole('error', 'error');
    watchRequests(
      (call) => keep(this.calls, call),
      (problem) => this.#note('call', problem),
    );
    document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
      if (disposition === 'report') return;
      const blocked = maskAddress(blockedURI, window.location.origin);
      const directive = effectiveDirective.replace(/-(?:elem|attr)$/, '');
      const [origin] = /^\w+:\/\/[^/]+/.exec(blockedURI) ?? [];
      const remedy = origin ? ` Add ${origin} to ${directive} of the page's Content-Security-Policy.` : '';
      this.#note('policy', `The Content Security Policy of the page blocks ${blocked} (${directive}).${remedy}`);
    });
    document.addEventListener('shop-failure', (event) => {
      // The target is the placeholder of an element in one.
      const [element] = event.composedPath();
      if (element) this.failed.add(element);
    });
  }

  /** Every message of the script names a problem and its remedy. */
  #watchConsole(level: 'warn' | 'error', kind: Problem['kind']): void {
    const print = console[level];
    console[level] = (...given: unknown[]) => {
      const [text, cause] = given;
      if (typeof text === 'string' && text.startsWith(MESSAGE_PREFIX)) {
        this.#note(
          kind,
          text.slice(MESSAGE_PREFIX.length).trim() + (cause instanceof Error ? ` ${String(cause)}` : ''),
        );
      }
      print.apply(console, given);
    };
  }

  #note(kind: Problem['kind'], text: string): void {
    const known = this.problems.find((problem) => problem.kind === kind && problem.text === text);
    if (known) known.times += 1;
    else keep(this.problems, { kind, text, times: 1 });
  }
}

function keep<Entry>(list: Entry[], entry: Entry): void {
  list.push(entry);
  if (list.length > MOST) list.shift();
}
