import { INSTALL } from './foreign/packages.ts';

interface Step {
  readonly name: string;
  readonly what: string;
  readonly command: string;
}

/** What `npm run test:all` runs, in this order. CONTRIBUTING.md lists how long each takes. */
export const STEPS: readonly Step[] = [
  {
    name: 'files',
    what: 'builds every file that is delivered: scripts of one site, shop-widgets/ui, the demo',
    command: `${INSTALL} && npm run build:all && npm run build:demo`,
  },
  {
    name: 'tools',
    what: 'unit tests of the build, the commands, the diagnosis and the demo’s pages; PHP 7.4; the English of the documentation',
    command: 'vitest run --allowOnly=false --project tools',
  },
  {
    name: 'browser',
    what: 'random walk, libraries of other pages, host pages, frameworks, optimisers, the demo’s pages, six tabs, the package',
    command: 'playwright test --config test/proofs/playwright.config.ts --forbid-only',
  },
  {
    name: 'engines',
    what: 'the core in Firefox and WebKit, where they are installed',
    command: 'playwright test --config test/proofs/engines/playwright.config.ts --pass-with-no-tests',
  },
];
