import type { Machine } from '../command.ts';
import { printable } from '../../printable.ts';
import type { FileReport } from '../footer/content-report.ts';
import type { Files } from '../footer/check-files.ts';
import type { Site } from '../../../embed/market/sites.ts';
import { STATES, type Verdict } from './finding.ts';
import { ownLinksOf } from './links.ts';
import { goThrough } from './go-live.ts';
import { readShops } from './checked-shop.ts';
import { tryLinks } from './try-links.ts';

export const ADVICE = 'Not legal advice: ask a lawyer of the country.';

/** Goes through what has to be done before a page goes live; with `base`, the address of the shop, opens its links. */
export async function checkLive(
  { base, ...files }: Files & { readonly base: string | undefined },
  { readFile, ask }: Pick<Machine, 'readFile' | 'ask'>,
): Promise<FileReport> {
  const shops = await readShops(files, base, readFile);
  const linkBase = shops[0]?.page.script?.get('link-base') ?? '';
  const start = URL.canParse(linkBase, base) ? new URL(linkBase, base).href : base;
  const failures = base && start ? await tryLinks(shops.flatMap(ownLinksOf), start, ask) : undefined;
  const found = shops.map((shop) => goThrough(shop, failures));
  const lines = new Map<string, Line>();
  for (const [index, { site }] of shops.entries()) {
    for (const { topic, state, sentence } of found[index] ?? []) {
      const text = printable(`${topic}: ${state}: ${sentence}`);
      lines.set(text, { state, text, sites: new Set(lines.get(text)?.sites).add(site) });
    }
  }
  const sorted = STATES.flatMap((state) => [...lines.values()].filter((line) => line.state === state));
  const count = (wanted: Line['state']): number => sorted.filter(({ state }) => state === wanted).length;
  const [toDo, unseen] = [count('to do'), count('cannot be checked here')];
  // What is the same in all countries of the page is said once.
  const isOfAll = ({ sites }: Line): boolean => sites.size === shops.length;
  return {
    good: toDo === 0,
    lines: [
      ...sorted.map((line) => (isOfAll(line) ? line.text : `${[...line.sites].join(', ')}: ${line.text}`)),
      `${shops.map(({ site }) => site).join(', ')}: ${toDo} to do, ${unseen} to check yourself. ${ADVICE}`,
    ],
  };
}

interface Line {
  readonly state: Verdict['state'];
  readonly text: string;
  readonly sites: ReadonlySet<Site>;
}
