import { type Verdict, toDo } from './finding.ts';
import type { Page } from './read-page.ts';

/** The directives that decide, the first one that a policy has. */
const DIRECTIVES = ['script-src-elem', 'script-src', 'default-src'];

/** Stands for the host of a page that is not known. */
const UNKNOWN = 'https://unknown.invalid';

/** Which policies in a page block the script. Of the address in a source, only the host is compared. */
export function policyVerdicts({ script, policies }: Page, base = UNKNOWN): readonly Verdict[] {
  const address = script?.get('src');
  if (!script || !address || !URL.canParse(address, base)) return [];
  const { hostname, origin } = new URL(address, base);
  const isOwn = origin === new URL(base).origin;
  const marks = [`'nonce-${script.get('nonce')}'`, `'${script.get('integrity')}'`];
  const allows = (source: string): boolean => {
    if (source.startsWith("'")) return source === "'self'" && isOwn;
    const [, wildcard, host = ''] = /^(?:https?:\/\/)?(\*)?([^/:]+)/iu.exec(source.toLowerCase()) ?? [];
    const isHost = wildcard ? hostname.endsWith(host) : hostname === host;
    return isHost || /^(?:\*|https?:)$/iu.test(source) || (isOwn && base === UNKNOWN);
  };
  return policies.flatMap((policy) => {
    const directives = policy.split(';').map((part) => part.trim().split(/\s+/u));
    const decisive = DIRECTIVES.map((wanted) => directives.find(([name]) => name?.toLowerCase() === wanted)).find(
      Boolean,
    );
    if (decisive === undefined) return [];
    const [name, ...sources] = decisive;
    const isMarked = marks.some((mark) => sources.includes(mark));
    if (isMarked || (!sources.includes("'strict-dynamic'") && sources.some(allows))) return [];
    const missing = isOwn ? "'self'" : origin;
    return [toDo(`the Content-Security-Policy in the page blocks the script, ${address}: add ${missing} to ${name}.`)];
  });
}
