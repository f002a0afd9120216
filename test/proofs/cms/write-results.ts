import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { PROJECT } from '../../../src/build/project.ts';
import { findBrowser } from '../../support/browser.ts';
import type { HostFacts } from './flows/hosts.ts';
import type { Packages } from './install/packages.ts';

/** The report of Playwright, as far as it is read. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

/** Writes what was tried where, and what failed: of the last run alone. */
export async function writeResults(hosts: readonly HostFacts[], { versions }: Packages): Promise<void> {
  const report = await readFile(join(PROJECT, 'test-results/hosts/results.json'), 'utf8');
  const { suites = [] } = JSON.parse(report) as { suites?: readonly Suite[] };
  const php = Object.entries(versions).find(([name]) => /^php\d.*-cli$/.test(name))?.[1] ?? '?';
  const parts = hosts.flatMap(({ name, version }) => {
    const files = suites.filter(({ title }) => title.startsWith(name.toLowerCase()));
    return [`## ${name} ${version}`, files.flatMap(linesOf).join('\n')];
  });
  const text = [
    '# Test results in real CMSs',
    `Written by \`npm run test:hosts\`, with PHP ${php} and ${findBrowser()?.version ?? 'an unknown browser'}. ` +
      'Every line without “failed” is true as it is written. A published page is opened with and without the script. ' +
      'Its widgets work, nothing new reaches the console, and staff choose a test. Every computed property of every ' +
      'element of the CMS is the same, except for sizes that depend on the space of the widgets.',
    ...parts,
  ].join('\n\n');
  const options = { parser: 'markdown', printWidth: 120, proseWrap: 'always' } as const;
  await writeFile(join(import.meta.dirname, 'RESULTS.md'), await format(text, options));
}

function linesOf({ specs = [], suites = [] }: Suite): readonly string[] {
  const lines = specs.map(({ title, tests }) => {
    // A test that another one has stopped is “skipped”.
    const isTrue = tests.every(({ status }) => status === 'expected');
    return `- ${isTrue ? '' : '**failed**: '}${title}`;
  });
  return [...lines, ...suites.flatMap(linesOf)];
}
