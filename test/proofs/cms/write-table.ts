import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { findBrowser } from '../../support/browser.ts';
import { CHECKS } from './flows/checks.ts';
import type { HostFacts } from './flows/hosts.ts';

const TABLE = fileURLToPath(new URL('RESULTS.md', import.meta.url));
const RESULTS = fileURLToPath(new URL('../../../test-results/hosts/results.json', import.meta.url));

/** The report of Playwright, as far as it is read. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  }[];
}

/** Writes the table of what was tried where, and the results: of the last run alone. */
export async function writeTable(hosts: readonly HostFacts[], php: string): Promise<void> {
  const { suites = [] } = JSON.parse(await readFile(RESULTS, 'utf8')) as { suites?: readonly Suite[] };
  const parts = hosts.flatMap(({ name, version }) => {
    const files = suites.filter(({ title }) => title.startsWith(name.toLowerCase()));
    const head = ['written where, by whom, and what', ...CHECKS];
    const rows = [head, head.map(() => '---'), ...files.flatMap(specsOf).map(rowOf)];
    return [`## ${name} ${version}`, rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')];
  });
  const text = [
    '# Test results in real CMSs',
    `Written by \`npm run test:hosts\`, with PHP ${php} and ${findBrowser()?.version ?? 'an unknown browser'}. ` +
      '“Styles of the host”: every computed property of every element of the host page is the same with and without the ' +
      'script, before and after the other flows. Only sizes that depend on the space of the widgets may differ. ' +
      '“–”: the row does not check this. Every row without “failed” is true as it is written.',
    ...parts,
  ].join('\n\n');
  await writeFile(TABLE, await format(text, { parser: 'markdown', printWidth: 120, proseWrap: 'always' }));
}

function specsOf({ specs = [], suites = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function rowOf({ title, ok, tests }: Spec): readonly string[] {
  const passed = new Set(tests.flatMap(({ annotations }) => annotations.map(({ description }) => description)));
  const [first = '', ...rest] = CHECKS.map((check) => (passed.has(check) ? 'yes' : '–'));
  return [title, ok ? first : `**failed** (${first})`, ...rest];
}
