/**
 * Counts the steps of regular expressions instead of measuring their time, which depends on the machine. A step is what an
 * engine that backtracks does with one character; it takes V8 about a nanosecond.
 */

const nativeExec = RegExp.prototype.exec;

/** More steps than were allowed: the rest is not run, since it might take hours. */
export class TooManySteps extends Error {
  override readonly name = 'TooManySteps';
}

interface Run {
  readonly text: string;
  readonly captures: Array<string | undefined>;
  readonly spend: () => void;
}

/** Matches at a place, and calls `next` with each end until that returns `true`. */
type Match = (run: Run, at: number, next: (end: number) => boolean) => boolean;

/** `fits` tells that it matches one character. */
interface Node {
  readonly match: Match;
  readonly fits?: (character: string) => boolean;
}

/** Runs an action, and counts the steps of all regular expressions in it. */
export function countSteps(limit: number, act: () => void): number {
  let steps = 0;
  const spend = (): void => {
    steps += 1;
    if (steps > limit) throw new TooManySteps(`more than ${limit} steps`);
  };
  // Every method of a text and of an expression calls this one, as the language demands.
  replaceExec(function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = compiled(this);
    let found: number | undefined;
    for (let at = from; at <= text.length && found === undefined; at += 1) {
      spend();
      if (match({ text, captures: [], spend }, at, () => true)) found = at;
      if (this.sticky) break;
    }
    const result = nativeExec.call(this, text);
    if (found !== result?.index) throw new Error(`${String(this)} was counted in another way than it runs.`);
    return result;
  });
  try {
    act();
  } finally {
    replaceExec(nativeExec);
  }
  return steps;
}

function replaceExec(exec: typeof nativeExec): void {
  Object.assign(RegExp.prototype, { exec });
}

const cache = new Map<string, Match>();

function compiled({ source, flags }: RegExp): Match {
  const key = `${flags}/${source}`;
  const known = cache.get(key);
  if (known) return known;
  const match = new Parser(source, flags.replaceAll('g', '').replaceAll('y', '')).parse();
  cache.set(key, match);
  return match;
}

class Parser {
  readonly #source: string;
  readonly #flags: string;
  #at = 0;
  #groups = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  parse(): Match {
    return this.#alternatives().match;
  }

  #take(pattern: RegExp): string | undefined {
    const sticky = new RegExp(pattern, 'y');
    sticky.lastIndex = this.#at;
    const found = nativeExec.call(sticky, this.#source)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #alternatives(): Node {
    const all = [this.#sequence()];
    while (this.#take(/\|/)) all.push(this.#sequence());
    const [only] = all;
    if (all.length === 1 && only) return only;
    return {
      match: (run, at, next) =>
        all.some(({ match }) => {
          run.spend();
          return match(run, at, next);
        }),
    };
  }

  #sequence(): Node {
    const nodes: Node[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) nodes.push(this.#term());
    const [only] = nodes;
    if (nodes.length === 1 && only) return only;
    const from = (index: number, run: Run, at: number, next: (end: number) => boolean): boolean => {
      const node = nodes[index];
      return node ? node.match(run, at, (end) => from(index + 1, run, end, next)) : next(at);
    };
    return { match: (run, at, next) => from(0, run, at, next) };
  }

  #term(): Node {
    const node = this.#atom();
    const quantifier = this.#take(/[*+?]\??|\{\d+(?:,\d*)?\}\??/);
    if (quantifier === undefined) return node;
    const [min = 0, max = min] = quantifier.startsWith('{')
      ? quantifier
          .replaceAll(/[{}?]/g, '')
          .split(',')
          .map((bound) => (bound === '' ? Infinity : Number(bound)))
      : [quantifier.startsWith('+') ? 1 : 0, quantifier.startsWith('?') ? 1 : Infinity];
    return { match: repeated(node, min, max, quantifier.length > 1 && quantifier.endsWith('?')) };
  }

  #atom(): Node {
    const look = this.#take(/\(\?<?[=!]/);
    if (look !== undefined) return lookaround(this.#group(), look);
    if (this.#take(/\(\?:/)) return this.#group();
    if (this.#take(/\((?:\?<\w+>)?/)) {
      const number = (this.#groups += 1);
      const { match } = this.#group();
      return {
        match: (run, at, next) =>
          match(run, at, (end) => {
            run.captures[number] = run.text.slice(at, end);
            return next(end);
          }),
      };
    }
    const edge = this.#take(/\^|\$|\\[bB]/);
    if (edge !== undefined) {
      return { match: (run, at, next) => (run.spend(), holds(edge, this.#flags, run.text, at) && next(at)) };
    }
    const back = this.#take(/\\[1-9]/);
    if (back !== undefined) {
      return {
        match: (run, at, next) => {
          const text = run.captures[Number(back[1])] ?? '';
          return run.text.startsWith(text, at) && next(at + text.length);
        },
      };
    }
    const one = this.#take(/\[(?:\\[^]|[^\]\\])*\]|\\(?:u\{\w+\}|u\w{4}|x\w\w|[pP]\{[^}]+\}|[^])|[^]/) ?? '';
    return single(new RegExp(`^(?:${one})$`, this.#flags));
  }

  #group(): Node {
    const inner = this.#alternatives();
    this.#take(/\)/);
    return inner;
  }
}

function single(pattern: RegExp): Node {
  const known = new Map<string, boolean>();
  const fits = (character: string): boolean => {
    const answer = known.get(character) ?? nativeExec.call(pattern, character) !== null;
    known.set(character, answer);
    return answer;
  };
  return {
    fits,
    match: (run, at, next) => (run.spend(), at < run.text.length && fits(run.text.charAt(at)) && next(at + 1)),
  };
}

/** Whether an edge is at a place, which depends on the characters beside it. */
function holds(edge: string, flags: string, text: string, at: number): boolean {
  if (edge === '^' && !flags.includes('m')) return at === 0;
  if (edge === '$' && !flags.includes('m')) return at === text.length;
  const edges = new RegExp(edge, `${flags}y`);
  const before = text.slice(Math.max(at - 1, 0), at);
  edges.lastIndex = before.length;
  return nativeExec.call(edges, before + text.slice(at, at + 1)) !== null;
}

function lookaround({ match, fits }: Node, kind: string): Node {
  const wanted = kind.endsWith('=');
  if (!kind.includes('<')) return { match: (run, at, next) => match(run, at, () => true) === wanted && next(at) };
  if (!fits) throw new Error('Only one character can be looked at backwards.');
  return { match: (run, at, next) => (run.spend(), (at > 0 && fits(run.text.charAt(at - 1))) === wanted && next(at)) };
}

/** Of one character without recursion: a text may have a million of them. */
function repeated({ match, fits }: Node, min: number, max: number, isLazy: boolean): Match {
  if (!fits) {
    const more = (count: number, run: Run, at: number, next: (end: number) => boolean): boolean => {
      run.spend();
      if (isLazy && count >= min && next(at)) return true;
      const again = (end: number): boolean => (end > at || count < min) && more(count + 1, run, end, next);
      return (count < max && match(run, at, again)) || (!isLazy && count >= min && next(at));
    };
    return (run, at, next) => more(0, run, at, next);
  }
  return (run, at, next) => {
    const limit = Math.min(at + max, run.text.length);
    const fitsAt = (place: number): boolean => (run.spend(), place < limit && fits(run.text.charAt(place)));
    let end = at;
    while (end < (isLazy ? at + min : limit) && fitsAt(end)) end += 1;
    for (; end >= at + min; end += isLazy ? 1 : -1) {
      run.spend();
      if (next(end)) return true;
      if (isLazy && !fitsAt(end)) return false;
    }
    return false;
  };
}
