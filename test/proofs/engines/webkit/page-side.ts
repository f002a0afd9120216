import type { RemoteValue } from './protocol.ts';

/**
 * What the bridge keeps in the page. Each function is sent to the page as text, so it cannot call what stands outside
 * of it but what the functions before it have put into `window.bridgePage`.
 */
interface PageSide {
  /** Names the document. */
  readonly document: string;
  /** The context's name, for values that are a window. */
  readonly context: string;
  state: 'loading' | 'interactive' | 'complete';
  readonly handles: Map<string, unknown>;
  readonly queue: PageMessage[];
  /** Ends the wait of the command that is under way. */
  wake: () => void;
  serialize(value: unknown, keep: boolean): RemoteValue;
  parse(value: RemoteValue): unknown;
  /** Gives Playwright's scripts the functions that they would make of texts. */
  compile(scripts: readonly RemoteValue[], texts: ReadonlyMap<string, () => unknown>): void;
  /** Runs a command's code and queues its result. */
  run(call: number, code: () => unknown, keep: boolean): Promise<void>;
  /** Hands over what is queued, as soon as there is something. */
  flush(done: (report: string) => void): void;
}

export type PageMessage =
  | { readonly kind: 'result'; readonly call: number; readonly value: RemoteValue }
  | { readonly kind: 'exception'; readonly call: number; readonly text: string }
  | { readonly kind: 'console'; readonly method: string; readonly args: readonly RemoteValue[] }
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'channel'; readonly channel: string; readonly data: RemoteValue };

/** What the page answers to each command. */
export interface Report {
  readonly document: string;
  readonly url: string;
  readonly state: PageSide['state'];
  readonly messages: readonly PageMessage[];
}

declare global {
  interface Window {
    bridgePage: PageSide;
    /** Set where the page has its part already. */
    bridgeIsThere: boolean;
  }
}

/** The script that gives the page its part, and does nothing in a page that has it. */
export function pageScript(context: string): string {
  const parts = [create, addSerializer, addParser, addCompiler, addRunner, listen].map(
    (part) => `(${part.toString()})`,
  );
  return `if (!window.bridgePage) { ${parts.map((part) => `${part}(${JSON.stringify(context)});`).join('\n')} }`;
}

function create(context: string): void {
  const page = {
    document: Math.random().toString(36).slice(2),
    context,
    state: document.readyState,
    handles: new Map(),
    queue: [],
    wake: () => undefined,
  };
  Object.defineProperty(window, 'bridgePage', { value: page });
}

function addSerializer(): void {
  const page = window.bridgePage;
  let last = 0;
  const nameOf = (value: unknown): string => {
    last += 1;
    page.handles.set(`${page.document}-${String(last)}`, value);
    return `${page.document}-${String(last)}`;
  };
  const primitive = (value: unknown): RemoteValue | undefined => {
    if (value === null) return { type: 'null' };
    if (value === undefined) return { type: 'undefined' };
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) };
    if (typeof value === 'number') {
      const isPlain = Number.isFinite(value) && !Object.is(value, -0);
      return { type: 'number', value: isPlain ? value : Object.is(value, -0) ? '-0' : String(value) };
    }
    return typeof value === 'string' || typeof value === 'boolean' ? { type: typeof value, value } : undefined;
  };
  page.serialize = (value, keep) => {
    const simple = primitive(value);
    if (simple) return simple;
    const held = keep ? { handle: nameOf(value) } : {};
    if (value === window) return { type: 'window', value: { context: page.context }, ...held };
    if (value instanceof Node) return { type: 'node', sharedId: held.handle ?? nameOf(value), ...held };
    if (typeof value === 'function' || typeof value === 'symbol') return { type: typeof value, ...held };
    if (keep) return { type: Array.isArray(value) ? 'array' : 'object', ...held };
    if (Array.isArray(value)) return { type: 'array', value: value.map((item) => page.serialize(item, false)) };
    return {
      type: 'object',
      value: Object.entries(value as object).map(([key, item]) => [key, page.serialize(item, false)]),
    };
  };
}

function addParser(): void {
  const page = window.bridgePage;
  const known = (name: string): unknown => {
    if (!page.handles.has(name)) throw new Error('The handle is of another document.');
    return page.handles.get(name);
  };
  page.parse = ({ type, value, handle, sharedId }) => {
    if (handle !== undefined || sharedId !== undefined) return known(handle ?? sharedId ?? '');
    if (type === 'null') return null;
    if (type === 'number') return Number(value);
    if (type === 'bigint') return BigInt(value as string);
    if (type === 'date') return new Date(value as string);
    if (type === 'regexp') {
      const { pattern, flags } = value as { readonly pattern: string; readonly flags: string };
      return new RegExp(pattern, flags);
    }
    if (type === 'array') return (value as readonly RemoteValue[]).map((item) => page.parse(item));
    if (type === 'object') {
      const entries = value as readonly (readonly [RemoteValue, RemoteValue])[];
      return Object.fromEntries(entries.map(([key, item]) => [page.parse(key), page.parse(item)]));
    }
    if (type === 'channel') {
      const { channel } = value as { readonly channel: string };
      return (data: unknown) => {
        page.queue.push({ kind: 'channel', channel, data: page.serialize(data, false) });
        page.wake();
      };
    }
    return value;
  };
}

function addCompiler(): void {
  const page = window.bridgePage;
  /** The parts of Playwright's scripts that evaluate texts. */
  interface Script {
    global?: { readonly eval: (text: string) => unknown };
    eval?: (text: string) => unknown;
    extend?: (text: string, params: unknown) => unknown;
  }
  page.compile = (scripts, texts) => {
    const evaluate = (text: string): unknown => texts.get(text)?.();
    for (const script of scripts.map((value) => page.parse(value) as Script)) {
      if ('evaluate' in script && script.global) script.global = { eval: evaluate };
      if (!script.extend) continue;
      script.eval = evaluate;
      script.extend = (text, params) => {
        const Extension = evaluate(text) as new (of: Script, params: unknown) => unknown;
        return new Extension(script, params);
      };
    }
  };
}

function addRunner(): void {
  const page = window.bridgePage;
  // Before a script of the page can replace them.
  const { setTimeout, clearTimeout } = window;
  const textOf = (error: unknown): string =>
    error instanceof Error ? `${error.name}: ${error.message}` : `Error: ${String(error)}`;
  page.run = async (call, code, keep) => {
    try {
      page.queue.push({ kind: 'result', call, value: page.serialize(await code(), keep) });
    } catch (error) {
      page.queue.push({ kind: 'exception', call, text: textOf(error) });
    }
    page.wake();
  };
  page.flush = (done) => {
    const timer = setTimeout.call(window, finish, 20);
    page.wake = finish;
    function finish(): void {
      clearTimeout.call(window, timer);
      page.wake = () => undefined;
      const { document: name, state, queue } = page;
      done(JSON.stringify({ document: name, url: location.href, state, messages: queue.splice(0) }));
    }
    if (page.queue.length > 0) finish();
  };
}

function listen(): void {
  const page = window.bridgePage;
  document.addEventListener('DOMContentLoaded', () => {
    page.state = 'interactive';
  });
  window.addEventListener('load', () => {
    page.state = 'complete';
  });
  window.addEventListener('error', ({ error, message }) => {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : message;
    page.queue.push({ kind: 'error', text });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    page.queue.push({ kind: 'error', text: String(reason) });
  });
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    const original = console[method];
    console[method] = (...args: unknown[]) => {
      page.queue.push({ kind: 'console', method, args: args.map((arg) => page.serialize(arg, true)) });
      original.apply(console, args);
    };
  }
}
