import { abTestCalls } from './ab-tests/ab-test-calls.ts';
import type { Call } from './call.ts';
import { type Contract, createContract } from './contract.ts';
import { readDocuments, type Service } from './documents.ts';
import { footerImageCalls, frontendDataCalls } from './footer/footer-calls.ts';
import { judge } from './judge.ts';
import { loginCalls } from './login/login-calls.ts';
import { customerCalls } from './newsletter/customer-calls.ts';
import { signUpCalls } from './newsletter/sign-up-calls.ts';
import { subscriberCalls } from './newsletter/subscriber-calls.ts';
import { openPage, type Transport } from './page.ts';
import type { Point } from './point.ts';
import { previewCalls } from './preview/preview-calls.ts';
import type { Settings } from './settings.ts';

/** What came of a call. */
export interface CallReport {
  readonly service: Service;
  readonly what: string;
  /** The method and the path; `undefined` for a call that was left out. */
  readonly request?: string;
  /** `left-out`: it needs an option. */
  readonly result: 'passed' | 'failed' | 'left-out';
  /** Why it was left out. */
  readonly reason?: string;
  readonly points: readonly Point[];
}

const CALLS: Readonly<Record<Service, (settings: Settings) => readonly Call[]>> = {
  newsletter: (settings) => [...signUpCalls(settings), ...subscriberCalls(settings)],
  login: loginCalls,
  customer: customerCalls,
  'frontend-data': frontendDataCalls,
  abtest: abTestCalls,
  preview: previewCalls,
  'footer-images': footerImageCalls,
};

/** Compiled once: that takes longer than the calls to a service on the same machine. */
let contract: Contract | undefined;

export interface Inspection {
  readonly settings: Settings;
  readonly transport: Transport;
}

/** Makes every call of the services, and reports one after the other. */
export async function* inspect({ settings, transport }: Inspection): AsyncGenerator<CallReport> {
  contract ??= createContract(readDocuments());
  const page = openPage(settings, transport);
  const calls = settings.only.flatMap((service) => CALLS[service](settings).map((call) => ({ service, call })));
  for (const { service, call } of calls) {
    const { what, needs } = call;
    const exchange = needs === undefined ? await page.run(() => call.act(page)) : undefined;
    if (exchange === undefined) {
      const reason = needs === undefined ? 'the login has set no cookie' : `needs ${needs}`;
      yield { service, what, result: 'left-out', reason, points: [] };
    } else {
      const request = `${exchange.method} ${exchange.path}`;
      const points = judge(call, exchange, contract, settings);
      yield { service, what, request, result: points.every(({ good }) => good) ? 'passed' : 'failed', points };
    }
  }
}
