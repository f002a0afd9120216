import { Hono } from 'hono';
import type { AbTestList } from '../../src/embed/api/openapi/abtest.types.ts';
import { activeAt } from './ab-tests.ts';
import { serviceProblem } from './service-problem.ts';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u;

/** The tests that are active at a given time (abtest.yaml). */
export function abTestRoutes(): Hono {
  return new Hono().get('/gettestsat', async (c) => {
    const time = c.req.query('time') ?? '';
    const moment = ISO.test(time) ? Date.parse(time) : Number.NaN;
    if (Number.isNaN(moment)) return serviceProblem(c, 'urn:abtest:time_invalid', 'The time is not valid.', 400);
    const tests = activeAt(moment);
    return c.json<AbTestList>(
      tests.map(({ name, groups }) => ({ name, groups: groups.map((group) => ({ name: group })) })),
    );
  });
}
