/** One step of `npm test`: what it runs, and where it tells how many tests passed. */
export interface Step {
  readonly name: string;
  /** What it is called in the summary. */
  readonly title: string;
  /** Commands that run one after the other: a file under node_modules or of the project, run with Node, and its arguments. */
  readonly commands: readonly (readonly string[])[];
  /** The report that the step's test runner writes. A step without one counts as a single test. */
  readonly report?: { readonly kind: 'vitest' | 'playwright'; readonly file: string };
  /** A step whose result this one needs: it runs too when this one is asked for, and this one not when it fails. */
  readonly needs?: string;
  /** Seconds after which the step is stopped and counts as failed. */
  readonly limit: number;
}

const STEPS = {
  unit: {
    name: 'unit',
    title: 'unit and component tests',
    commands: [
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--allowOnly=false',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/unit.json',
      ],
    ],
    report: { kind: 'vitest', file: 'test-results/unit.json' },
    limit: 300,
  },
  format: {
    name: 'format',
    title: 'format',
    commands: [['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']],
    limit: 120,
  },
  lint: {
    name: 'lint',
    title: 'lint',
    commands: [['node_modules/oxlint/bin/oxlint', '--type-aware'], ['test/run/arrows.ts']],
    limit: 120,
  },
  types: { name: 'types', title: 'types', commands: [['node_modules/typescript/bin/tsc']], limit: 120 },
  build: {
    name: 'build',
    title: 'build',
    commands: [
      ['node_modules/vite/bin/vite.js', 'build'],
      ['node_modules/vite/bin/vite.js', 'build', '--config', 'demo/vite.config.ts'],
    ],
    limit: 120,
  },
  browser: {
    name: 'browser',
    title: 'browser tests',
    commands: [['node_modules/@playwright/test/cli.js', 'test', '--config=test/playwright.config.ts', '--forbid-only']],
    report: { kind: 'playwright', file: 'test-results/browser.json' },
    needs: 'build',
    limit: 490,
  },
} as const satisfies Record<string, Step>;

/**
 * The order: phases follow each other, the lanes of a phase run side by side, the steps of a lane follow each other.
 * Two lanes, for two cores; the browser tests have the machine to themselves, because a busy one makes them slow.
 */
export const PHASES: readonly (readonly (readonly Step[])[])[] = [
  [[STEPS.unit], [STEPS.format, STEPS.lint, STEPS.types, STEPS.build]],
  [[STEPS.browser]],
];

/**
 * The names of the steps to run.
 *
 * @param args the command's arguments, such as `--only=unit` or `--only=lint,types`; none means every step
 * @throws Error naming the unknown argument or step, and what there is
 */
export function chosenSteps(args: readonly string[]): ReadonlySet<string> {
  const steps = PHASES.flat(2);
  const names = steps.map(({ name }) => name);
  const chosen = args.flatMap((arg) => {
    if (!arg.startsWith('--only=')) throw new Error(`Unknown option ${arg}; there is --only=${names.join(',')}`);
    return arg.slice('--only='.length).split(',');
  });
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown step “${unknown}”; there are ${names.join(', ')}`);
  if (args.length === 0) return new Set(names);
  const needed = steps.flatMap(({ name, needs }) => (needs && chosen.includes(name) ? [needs] : []));
  return new Set([...chosen, ...needed]);
}
