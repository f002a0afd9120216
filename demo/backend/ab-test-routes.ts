import { Hono } from 'hono';
import type { AbTestList, Assignment } from '../../src/embed/api/openapi/abtest.types.ts';
import { refuse } from './problem.ts';

const YEARS = [2025, 2026, 2027, 2028, 2029, 2030];

/** The A/B tests of the demo, with their active periods, whose end is exclusive: one always, one each Advent, one each summer. */
const TESTS: ReadonlyArray<{ name: string; groups: string[]; periods: (readonly [from: string, to: string])[] }> = [
  {
    name: 'christmas-delivery',
    groups: ['A', 'B', 'C'],
    periods: YEARS.map((year) => [`${year}-11-29T00:00Z`, `${year}-12-27T00:00Z`]),
  },
  { name: 'hero-headline', groups: ['A', 'B'], periods: [['2025-01-01T00:00Z', '2031-01-01T00:00Z']] },
  {
    name: 'summer-sale',
    groups: ['A', 'B'],
    periods: YEARS.map((year) => [`${year}-06-15T00:00Z`, `${year}-08-16T00:00Z`]),
  },
];

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u;

export function activeAt(moment: number): typeof TESTS {
  return TESTS.filter(({ periods }) =>
    periods.some(([from, to]) => Date.parse(from) <= moment && moment < Date.parse(to)),
  );
}

/** The tests that are active at a given time, and the assignment of visitors (abtest.yaml). */
export function abTestRoutes(): Hono {
  return new Hono()
    .get('/getassignment', (c) => c.json<Assignment>({ assignments: [] }))
    .get('/gettestsat', (c) => {
      const time = c.req.query('time') ?? '';
      const moment = ISO.test(time) ? Date.parse(time) : Number.NaN;
      if (Number.isNaN(moment)) return refuse(c, 'urn:abtest:time_invalid');
      const tests = activeAt(moment);
      return c.json<AbTestList>(
        tests.map(({ name, groups }) => ({ name, groups: groups.map((group) => ({ name: group })) })),
      );
    });
}
