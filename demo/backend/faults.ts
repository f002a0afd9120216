import type { Context, MiddlewareHandler } from 'hono';
import { FAULT_KINDS, type FaultyService } from './fault-kinds.ts';
import { internalError } from './service-problem.ts';
import { type Kept, keptInMemory } from './kept.ts';
import { newsletterProblem } from './newsletter-problem.ts';

type Fault = (typeof FAULT_KINDS)[FaultyService][number];
export type FaultSettings = { [Service in FaultyService]: (typeof FAULT_KINDS)[Service][number] };

/** How long the fault `slow` delays an answer, in milliseconds. */
export const SLOW_DELAY = 3000;

/** A response with this header is never sent: the runtime closes the connection instead. */
export const DROP_HEADER = 'X-Demo-Drop';

/** The switches that make services fail on purpose. */
export interface Faults {
  get(): FaultSettings;
  /** Sets some switches; the others keep their value. */
  set(settings: Partial<FaultSettings>): void;
}

const NO_FAULTS = Object.fromEntries(Object.keys(FAULT_KINDS).map((service) => [service, 'none'])) as FaultSettings;

/**
 * Creates the switches, all turned off.
 *
 * @param kept where the settings are kept. Default: in memory, so that a restart turns them off.
 */
export function createFaults(kept: Kept<Partial<FaultSettings>> = keptInMemory({})): Faults {
  const get = (): FaultSettings => ({ ...NO_FAULTS, ...kept.get() });
  return {
    get,
    set: (settings) => kept.set({ ...get(), ...settings }),
  };
}

/** Reads switches from a body; `undefined` when it names an unknown service or fault. */
export function readFaultSettings(body: unknown): Partial<FaultSettings> | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const known = Object.entries(body).every(([service, fault]) => isFaultOf(service, fault));
  return known ? body : undefined;
}

function isFaultOf(service: string, fault: unknown): boolean {
  const kinds: readonly string[] | undefined = Object.hasOwn(FAULT_KINDS, service)
    ? FAULT_KINDS[service as FaultyService]
    : undefined;
  return typeof fault === 'string' && kinds !== undefined && kinds.includes(fault);
}

/** Makes a service fail as its switch says. `wait` waits the given number of milliseconds. */
export function failOnPurpose(
  service: FaultyService,
  faults: Faults,
  wait: (milliseconds: number) => Promise<void>,
): MiddlewareHandler {
  return async (c, next) => {
    const fault = faults.get()[service];
    if (fault === 'slow') await wait(SLOW_DELAY);
    const answer = faultyAnswer(c, service, fault);
    if (answer === undefined) await next();
    return answer;
  };
}

function faultyAnswer(c: Context, service: FaultyService, fault: Fault): Response | undefined {
  switch (fault) {
    case 'server-error':
      return internalError(c, service, 'Switched on in the demo.');
    case 'invalid-email':
      // Only a sign-up contains an address that could be invalid.
      return c.req.method === 'POST' ? newsletterProblem(c, { type: 'urn:newsletter:email_invalid' }) : undefined;
    case 'html-error':
      return c.html('<!doctype html><html lang="en"><title>502</title><h1>502 Bad Gateway</h1></html>', 502);
    case 'drop':
      return c.body(null, 500, { [DROP_HEADER]: '1' });
    case 'none':
    case 'slow':
      return undefined;
    default:
      return fault satisfies never;
  }
}
