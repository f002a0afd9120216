/**
 * `npm run test:extended`: the proofs that `npm test` leaves out, each with its time. `npm run test:extended -- browser` takes one
 * of them; it needs the files that `files` has made before.
 */
import { spawnSync } from 'node:child_process';
import { INSTALL } from './foreign/packages.ts';

interface Step {
  readonly name: string;
  /** Only if it is named: the nightly workflow does. */
  readonly onDemand?: true;
  readonly what: string;
  readonly command: string;
}

/** What `npm run test:extended` runs, in this order. CONTRIBUTING.md lists how long each takes. */
const STEPS: readonly Step[] = [
  {
    name: 'files',
    what: 'builds every file that is delivered: script, modules, shop-widgets/ui, the demo',
    command: `${INSTALL} && npm run build:all && npm run build:demo`,
  },
  {
    name: 'tools',
    what: 'unused code; unit tests of the build, the commands, the diagnosis, the repository and the demo’s pages; PHP 7.4; the English of the documentation',
    command: 'knip --no-progress && vitest run --allowOnly=false --project tools',
  },
  {
    name: 'browser',
    what: 'fuzz test, foreign pages and libraries, frameworks, optimisers, the demo’s pages, six tabs, the package',
    command: 'playwright test --config test/proofs/playwright.config.ts --forbid-only --project proofs',
  },
  {
    name: 'forms',
    onDemand: true,
    what: 'all of test/embed on the one script and on the modules, in every language, state and theme',
    command:
      'playwright test --config test/proofs/playwright.config.ts --forbid-only --project script --project modules',
  },
];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; use ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const failed: string[] = [];
const wanted = STEPS.filter((step) => (named.length === 0 ? !step.onDemand : named.includes(step.name)));
for (const { name, what, command } of wanted) {
  console.log(`\n${name}: ${what}`);
  const began = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${String(Math.round((Date.now() - began) / 1000))} s`);
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
