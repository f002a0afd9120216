import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { internalError, refuse } from './problem.ts';
import { FAULT_KINDS, type Service } from './services.ts';

export type FaultSettings = { [Name in Service]: (typeof FAULT_KINDS)[Name][number] };

/** How long the fault `slow` delays an answer, in milliseconds. */
const SLOW_DELAY = 3000;

/** Header that marks a dropped connection where there is no socket to destroy, as in tests. */
export const DROP_HEADER = 'X-Demo-Drop';

export function createFaults(): FaultSettings {
  const off = Object.keys(FAULT_KINDS).map((service) => [service, 'none']);
  return Object.fromEntries(off) as FaultSettings;
}

/** Whether a body contains only known services and faults. */
export function isFaultSettings(body: unknown): body is Partial<FaultSettings> {
  if (typeof body !== 'object' || body === null) return false;
  const kinds = new Map<string, readonly unknown[]>(Object.entries(FAULT_KINDS));
  return Object.entries(body).every(([service, fault]) => kinds.get(service)?.includes(fault));
}

interface Switches {
  readonly faults: FaultSettings;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

export function injectFaults(service: Service, { faults, wait }: Switches): MiddlewareHandler {
  return async (c, next) => {
    c.set('service', service);
    switch (faults[service]) {
      case 'server-error':
        return internalError(c, 'Switched on in the demo.');
      case 'html-error':
        return c.html('<!doctype html><html lang="en"><title>502</title><h1>502 Bad Gateway</h1></html>', 502);
      case 'drop':
        (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.destroy();
        return c.body(null, 500, { [DROP_HEADER]: '1' });
      case 'invalid-email':
        // Only a sign-up contains an address that could be invalid.
        return c.req.method === 'POST' ? refuse(c, 'urn:newsletter:email_invalid') : next();
      case 'slow':
        await wait(SLOW_DELAY);
        return next();
      case 'none':
        return next();
    }
  };
}
