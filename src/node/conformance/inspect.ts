import type { Transport } from './browser.ts';
import type { Call } from './call.ts';
import { type Contract, createContract } from './contract.ts';
import { customerCalls } from './customer-calls.ts';
import { readDocuments, type Service } from './documents.ts';
import { abTestCalls, footerImageCalls, frontendDataCalls } from './footer-calls.ts';
import { judge } from './judge.ts';
import { loginCalls } from './login-calls.ts';
import { newsletterCalls } from './newsletter-calls.ts';
import type { Point } from './point.ts';
import { previewCalls } from './preview-calls.ts';
import type { Settings } from './settings.ts';
import { subscriberCalls } from './subscriber-calls.ts';
import { createVisit } from './visit.ts';

/** What came of a call. */
export interface CallReport {
  readonly service: Service;
  readonly what: string;
  readonly request: string;
  /** `left-out`: it needs an option, or nothing outside of the service can bring the answer about. */
  readonly result: 'passed' | 'failed' | 'left-out';
  /** Why it was left out. */
  readonly reason?: string;
  readonly points: readonly Point[];
  /** What a widget does with the answer. */
  readonly widget?: string;
}

const CALLS: Readonly<Record<Service, (settings: Settings) => readonly Call[]>> = {
  newsletter: (settings) => [...newsletterCalls(settings), ...subscriberCalls(settings)],
  login: loginCalls,
  customer: customerCalls,
  'frontend-data': frontendDataCalls,
  abtest: abTestCalls,
  preview: previewCalls,
  'footer-images': footerImageCalls,
};

/** Compiled once: that takes longer than the calls to a service on the same machine. */
let contractOfServices: Contract | undefined;

export interface Inspection {
  readonly settings: Settings;
  readonly transport: Transport;
}

/** Makes every call of the services, and reports one after the other. */
export async function* inspect({ settings, transport }: Inspection): AsyncGenerator<CallReport> {
  contractOfServices ??= createContract(readDocuments());
  const contract = contractOfServices;
  const visit = createVisit(settings, transport);
  for (const service of settings.only) {
    const calls = CALLS[service](settings);
    for (const call of calls) {
      const about = { service: call.service, what: call.what, request: call.request };
      if (call.needs !== undefined) {
        yield { ...about, result: 'left-out', reason: `needs ${call.needs}`, points: [] };
        continue;
      }
      const widget = await visit.browser.run(() => call.act(visit));
      const { exchange } = visit.browser;
      if (exchange === undefined) {
        yield {
          ...about,
          result: 'left-out',
          reason: 'a widget does not make it: the login has set no cookie',
          points: [],
        };
        continue;
      }
      const points = judge(call, exchange, contract, visit);
      yield { ...about, result: points.every(({ good }) => good) ? 'passed' : 'failed', points, widget };
    }
    yield* outOfReach(service, calls, contract.operations);
  }
}

/** The documented answers that no call brings about, such as that of a service that has failed. */
function outOfReach(
  service: Service,
  calls: readonly Call[],
  operations: Contract['operations'],
): readonly CallReport[] {
  return operations
    .filter((operation) => operation.service === service)
    .flatMap(({ id, method, path, responses }) => {
      const made = new Set(calls.filter(({ operation }) => operation === id).flatMap(({ statuses }) => statuses));
      const missing = Object.keys(responses).filter((status) => !made.has(Number(status)));
      if (missing.length === 0) return [];
      const reason = 'cannot be brought about from outside; let the service answer as the OpenAPI file has it';
      const what = `answer ${missing.join(' and ')}`;
      return [{ service, what, request: `${method} …${path}`, result: 'left-out' as const, reason, points: [] }];
    });
}
