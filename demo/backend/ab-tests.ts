/** An A/B test and its active periods. Times are epoch milliseconds; the end is exclusive. */
interface AbTest {
  name: string;
  groups: string[];
  periods: { from: number; to: number }[];
}

const YEARS = [2025, 2026, 2027, 2028, 2029, 2030];

/** The tests of the demo: one always active, one active each Advent, one each summer. */
const DEMO_TESTS: readonly AbTest[] = [
  { name: 'christmas-delivery', groups: ['A', 'B', 'C'], periods: YEARS.map((year) => period(year, '11-29', '12-27')) },
  { name: 'hero-headline', groups: ['A', 'B'], periods: [{ from: Date.UTC(2025, 0), to: Date.UTC(2031, 0) }] },
  { name: 'summer-sale', groups: ['A', 'B'], periods: YEARS.map((year) => period(year, '06-15', '08-16')) },
];

/** The tests that are active at the given time. */
export function activeAt(moment: number): AbTest[] {
  return DEMO_TESTS.filter(({ periods }) => periods.some(({ from, to }) => from <= moment && moment < to));
}

function period(year: number, from: string, to: string): AbTest['periods'][number] {
  return { from: Date.parse(`${year}-${from}T00:00Z`), to: Date.parse(`${year}-${to}T00:00Z`) };
}
