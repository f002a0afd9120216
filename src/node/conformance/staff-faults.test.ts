// @vitest-environment node
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { inspectAll, prepareBackend } from '../../../test/support/inspected-backend.ts';
import type { Transport } from './page.ts';
import rows from './staff-faults.yaml?raw';

type Fault = readonly [what: string, url: string, found: string, instead: string];

it.each(parse(rows) as readonly Fault[])(
  'finds a service of the staff panel that %s',
  async (_, url, found, instead) => {
    const { transport: good, settings } = await prepareBackend('HU', { tags: ['shop-preview'] });
    const transport: Transport = async (request, milliseconds) => {
      const answer = await good(request, milliseconds);
      if (!new RegExp(url, 'u').test(request.url)) return answer;
      const body = (await answer.text()).replace(new RegExp(found, 'u'), instead);
      return new Response(body, { status: answer.status, headers: answer.headers });
    };
    const reports = await inspectAll({ settings, transport });
    const red = reports.flatMap(({ points }) => points.flatMap(({ severity, name }) => (severity ? [name] : [])));
    expect(new Set(red)).toEqual(new Set([url === 'checkauth' ? 'shown' : 'state']));
  },
);
