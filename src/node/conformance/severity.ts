import type { Call } from './calls.ts';
import { effectOf, type Point, type Severity } from './point.ts';

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** What a fault does to those who use the tags. */
export function severityOf(call: Call, { name, got }: Point): Severity {
  const { tags, optional, relies = 'body', status: wanted } = call;
  const isRefusal = !isSuccess(wanted[0] ?? 0);
  const isAccepted = isRefusal && name === 'status' && isSuccess(Number.parseInt(got, 10));
  // The form then says that the service has failed, and not when to try again.
  const isLimitLost = wanted.includes(429) && ['access', 'preflight', 'status'].includes(name);
  if (effectOf(name) === 'endangers' || isLimitLost) return 'endangers';
  if (name === 'address') return 'breaks';
  if (relies === 'safety') {
    const hasFailed = name === 'answer' || name === 'service' || (name === 'status' && got.startsWith('5'));
    // Many proxies refuse what is too large with a page of their own.
    return isAccepted || (hasFailed && isRefusal && !wanted.includes(413)) ? 'endangers' : 'differs';
  }
  if (relies === 'refusal' && isAccepted) return 'endangers';
  return tags.length > 0 && !optional && isBlocking(call, name, got) ? 'breaks' : 'differs';
}

function isBlocking({ relies = 'body', status: [wanted = 0] }: Call, name: Point['name'], got: string): boolean {
  if (name === 'status') return relies !== 'refusal' && isSuccess(wanted) !== isSuccess(Number.parseInt(got, 10));
  if (name === 'problem') return relies === 'refusal';
  // A field too many disturbs no tag.
  if (name === 'body' && got.split('; ').every((fault) => fault.includes('additional properties'))) return false;
  return effectOf(name) === 'breaks' || (relies === 'body' && effectOf(name) === 'is read');
}
