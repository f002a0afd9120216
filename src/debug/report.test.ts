import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { footerDeclaration } from '../../widgets/footer/declaration.ts';
import { newsletterDeclaration } from '../../widgets/newsletter/declaration.ts';
import type { Call, Records } from './records.ts';
import { makeReport, toText } from './report.ts';

const CALL: Call = { at: 1200, method: 'GET', address: '/service/x', outcome: '200', isGood: true, milliseconds: 30 };

/** What was recorded on a quiet page. */
function recorded(seen: Partial<Records> = {}): Records {
  return { messages: [], calls: [], failures: new WeakMap(), ...seen } as unknown as Records;
}

function problemsOf(body: string, seen: Partial<Records> = {}): readonly string[] {
  document.body.innerHTML = body;
  const { sections } = makeReport(product, recorded(seen));
  return sections[0]?.tables.flatMap(({ rows }) => rows.map((cells) => cells.join(': '))) ?? [];
}

const product = { version: '1.2.3', script: undefined, tags: [newsletterDeclaration] as never };

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => vi.unstubAllGlobals());

it('a page without a tag has a problem', () => {
  expect(problemsOf('<p>no tag</p>')).toEqual([
    'tags: The page contains neither a tag nor a filled placeholder. Did the editor remove them?',
  ]);
});

describe('a call', () => {
  it.each([
    [
      { outcome: '404', isGood: false },
      'call: GET /service/x: 404. The service is not at this address. Check service-base.',
    ],
    [{ outcome: '503', isGood: false }, 'call: GET /service/x: 503. The service failed. Check its log.'],
    [
      { outcome: '200, an HTML page', isGood: false },
      'call: GET /service/x: 200, an HTML page. A web page answered, not the service. Check service-base.',
    ],
    [{ outcome: '401', isGood: false }, 'call: GET /service/x: 401.'],
  ])('that ended with %j is a problem', (outcome, problem) => {
    expect(problemsOf('<p></p>', { calls: [{ ...CALL, ...outcome }] })).toContain(problem);
  });

  it('that fails again and again is one problem', () => {
    const calls = [1, 2, 3].map((at) => ({ ...CALL, at, outcome: '401', isGood: false }));
    expect(problemsOf('<p></p>', { calls })).toContain('call: GET /service/x: 401. (3 times)');
  });

  it('that was answered is no problem', () => {
    expect(problemsOf('<p></p>', { calls: [CALL] }).join(' ')).not.toContain('call');
  });
});

describe('a sign-up without a company', () => {
  const texts = (json: string): string => `<script type="application/json" data-texts>${json}</script>`;

  it.each([
    [
      '',
      '<script type="application/json" data-texts>{"shop.company": "Example GmbH"}</script> inside <shop-newsletter>.',
    ],
    [texts('{"shop.name": "Bohne", "shop.company": " "}'), 'as the sender.'],
    [texts('{"shop.company": 1}'), 'as the sender.'],
    [texts('null'), 'as the sender.'],
  ])('is a problem: %s', (children, end) => {
    const [problem = ''] = problemsOf(`<shop-newsletter>${children}</shop-newsletter>`).slice(-1);
    expect(problem).toMatch(/^1\. <shop-newsletter>: The text shop\.company is not set/);
    expect(problem).toContain(end);
  });

  it('is none where the company is set', () => {
    expect(problemsOf(`<shop-newsletter>${texts('{"shop.company": "Bohne"}')}</shop-newsletter>`).join()).not.toContain(
      'shop.company',
    );
  });

  it('is a problem of its placeholder', () => {
    document.body.innerHTML = '<div data-shop-widget="newsletter"></div>';
    const placeholder = document.body.firstElementChild?.attachShadow({ mode: 'open' });
    placeholder?.append(document.createElement('shop-newsletter'));
    const { sections } = makeReport(product, recorded());
    expect(sections[0]?.tables[0]?.rows.at(-1)?.at(-1)).toContain(
      'data-texts=\'{"shop.company": "Example GmbH"}\' on the placeholder',
    );
    document.body.firstElementChild?.setAttribute('data-texts', '{"shop.company": "Bohne"}');
    expect(JSON.stringify(makeReport(product, recorded()))).not.toContain('is not set');
  });

  it.each(['hideNewsletter', 'reduced'])('is none of a footer with %s', (property) => {
    document.body.innerHTML = '<shop-footer></shop-footer>';
    const report = (): string =>
      JSON.stringify(makeReport({ ...product, tags: [footerDeclaration] as never }, recorded()));
    expect(report()).toContain('The text shop.company');
    Object.assign(document.body.firstElementChild ?? {}, { [property]: true });
    expect(report()).not.toContain('The text shop.company');
  });
});

it('the text has every section, and says which are empty', () => {
  document.body.innerHTML = '';
  const text = toText(makeReport(product, recorded({ calls: [CALL] })), new Date('2026-01-02T03:04:05Z'));
  expect(text).toMatch(/^# shop-widgets 1\.2\.3\n\n2026-01-02T03:04:05\.000Z\n\n## Problems\n/);
  expect(text).toContain('\n## Tags\n\nNo tags of this script on the page.\n');
  expect(text).toContain('\n## Calls\n\nafter | call | answer | took\n1.2 s | GET /service/x | 200 | 30 ms\n');
  expect(text).toContain('\n## Warnings and errors\n\nNo messages.\n');
});
