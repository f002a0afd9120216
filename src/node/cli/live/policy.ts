import { type Verdict, toDo, unseen } from './finding.ts';
import type { Attributes, Page } from './read-page.ts';

/** The directives that decide, the first one that a policy has. */
const DIRECTIVES = ['script-src-elem', 'script-src', 'default-src'];

/**
 * Which policies in a page block the script, or may block it.
 *
 * @param base the address of the page, if it is known
 */
export function policyVerdicts({ script, policies }: Page, base: string | undefined): readonly Verdict[] {
  const address = script?.get('src');
  return policies.flatMap((policy) => {
    const directive = directiveOf(policy, DIRECTIVES);
    const allowed = !script || !address || !directive || allows(directive.sources, address, script, base);
    if (allowed === true) return [];
    const policyOf = 'the Content-Security-Policy in the page';
    if (allowed === undefined) {
      const sources = `${directive.name} ${directive.sources.join(' ')}`;
      return [unseen(`${policyOf} has ${sources}: add --base to check that it allows ${address}.`)];
    }
    const source = URL.canParse(address) ? new URL(address).origin : "'self'";
    return [toDo(`${policyOf} blocks the script, ${address}: add ${source} to ${directive.name}.`)];
  });
}

/** The first of these directives that a policy has, with its sources. */
function directiveOf(policy: string, names: readonly string[]) {
  const directives = policy.split(';').map((part) => {
    const [name = '', ...sources] = part.trim().split(/\s+/u);
    return { name: name.toLowerCase(), sources };
  });
  return names.flatMap((name) => directives.find((directive) => directive.name === name) ?? [])[0];
}

/** `undefined` where the policy names hosts, and which host the page is of is not known. */
function allows(
  sources: readonly string[],
  address: string,
  element: Attributes,
  base: string | undefined,
): boolean | undefined {
  const marks = [`'nonce-${element.get('nonce')}'`, `'${element.get('integrity')}'`];
  if (marks.some((mark) => sources.includes(mark))) return true;
  if (sources.includes("'strict-dynamic'")) return false;
  const isOwn = !/^(?:[a-z]+:)?\/\//iu.test(address);
  if (isOwn && base === undefined) {
    if (sources.some((source) => /^(?:'self'|\*|https?:)$/iu.test(source))) return true;
    return sources.some((source) => !source.startsWith("'")) ? undefined : false;
  }
  const url = new URL(address, base ?? 'https://unknown.invalid');
  return sources.some((source) =>
    source === "'self'" ? isOwn || url.origin === originOf(base) : matches(source, url),
  );
}

const originOf = (base: string | undefined): string | undefined =>
  base === undefined ? undefined : new URL(base).origin;

/** Whether a source such as `*`, `https:`, `*.example.com` or `https://cdn.example/js/` contains an address. */
function matches(source: string, { protocol, hostname, port, pathname }: URL): boolean {
  if (source === '*') return true;
  if (/^[a-z]+:$/iu.test(source))
    return source.toLowerCase() === protocol || (source === 'http:' && protocol === 'https:');
  const [, scheme, host = '', ownPort, path = ''] =
    /^(?:([a-z]+:)\/\/)?([^/:']+)(?::(\d+|\*))?(\/.*)?$/iu.exec(source) ?? [];
  const name = host.toLowerCase();
  const isHost = name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
  const isScheme = scheme === undefined || scheme === protocol || (scheme === 'http:' && protocol === 'https:');
  const isPort = ownPort === '*' || (ownPort ?? '') === port;
  return (
    isHost && isScheme && isPort && (path.endsWith('/') || path === '' ? pathname.startsWith(path) : pathname === path)
  );
}
