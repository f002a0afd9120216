// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { inspectAll, prepareBackend } from '../../../test/support/inspected-backend.ts';
import type { Transport } from './page.ts';
import rows from './staff-faults.yaml?raw';

type Fault = [what: string, request: string, found: string, instead: string, red?: string];

const linesOf = (headers: Headers): string => [...headers].map((pair) => `${pair.join(': ')}\n`).join('');

it.each<Fault>(parse(rows) as Fault[])(
  'finds a service of the staff panel that %s',
  async (_, wanted, found, instead, red = wanted === 'checkauth' ? 'shown' : 'state') => {
    // A test of the demo begins within 7 days, or none within 90.
    vi.setSystemTime(wanted.includes('2000') ? '2026-01-15' : '2026-11-27');
    const { transport: good, settings } = await prepareBackend('HU', { tags: ['shop-preview'] });
    const transport: Transport = async (request, milliseconds) => {
      const answer = await good(request, milliseconds);
      if (!new RegExp(wanted, 'u').test(`${request.url}\n${linesOf(request.headers)}`)) return answer;
      const text = `${answer.status}\n${linesOf(answer.headers)}\n${await answer.text()}`;
      const [head = '', body] = text.replace(new RegExp(found, 'u'), instead).split('\n\n');
      const [status, ...lines] = head.split('\n');
      const headers = lines.map((line) => line.split(': ') as [string, string]);
      return new Response(Buffer.from(body ?? '', 'latin1'), { status: Number(status), headers });
    };
    const reports = await inspectAll({ settings, transport });
    const points = reports.flatMap((report) => report.points.filter(({ good: isGood }) => !isGood));
    expect([...new Set(points.map(({ name, got }) => (red.includes(' ') ? `${name} ${got}` : name)))]).toEqual([red]);
  },
);
