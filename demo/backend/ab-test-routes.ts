import { Hono } from 'hono';
import type { AbTestList, Assignment } from '../../src/embed/api/openapi/abtest.types.ts';
import { activeAt } from './ab-tests.ts';
import { refuse } from './problem.ts';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u;

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
