// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { changeOf, inspectChanged, of, type Written } from '../../../test/support/changed-answers.ts';
import rows from './staff-faults.yaml?raw';

type Fault = [what: string, request: string, written: Written, red?: string];

it.each<Fault>(parse(rows) as Fault[])(
  'finds a service of the staff panel that %s',
  async (_, wanted, written, red = wanted === 'checkauth' ? 'shown' : 'state') => {
    // A test of the demo begins within 7 days, or none within 90.
    vi.setSystemTime(wanted.includes('2000') ? '2026-01-15' : '2026-11-27');
    const reports = await inspectChanged(of(wanted, changeOf(written)), 'HU', { tags: ['shop-preview'] });
    const points = reports.flatMap((report) => report.points.filter(({ good }) => !good));
    expect([...new Set(points.map(({ name, got }) => (red.includes(' ') ? `${name} ${got}` : name)))]).toEqual([red]);
  },
);
