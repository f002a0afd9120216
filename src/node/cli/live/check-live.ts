import type { Machine } from '../command.ts';
import { type FileReport, printable } from '../footer/check.ts';
import type { Files } from '../footer/check-files.ts';
import { linksOf } from './links.ts';
import { goThrough } from './points.ts';
import { readShop } from './shop.ts';
import { tryLinks } from './try-links.ts';

export const ADVICE = 'Not legal advice: ask a lawyer of the country.';

/** Goes through what has to be done before a page goes live; with `base`, the address of the shop, opens its links. */
export async function checkLive(
  { base, ...files }: Files & { readonly base: string | undefined },
  { readFile, ask }: Pick<Machine, 'readFile' | 'ask'>,
): Promise<FileReport> {
  const shop = await readShop(files, base, readFile);
  const linkBase = shop.page.script?.get('link-base') ?? '';
  const start = URL.canParse(linkBase, base) ? new URL(linkBase, base).href : base;
  const failures = base && start ? await tryLinks(linksOf(shop), start, ask) : undefined;
  const findings = goThrough(shop, failures);
  const count = findings.filter(({ state }) => state === 'to do').length;
  const unseen = findings.filter(({ state }) => state === 'cannot be checked here').length;
  const lines = findings.map(({ topic, state, sentence }) => printable(`${topic}: ${state}: ${sentence}`));
  return {
    good: count === 0,
    lines: [...lines, `${shop.site}: ${count} to do, ${unseen} to check yourself. ${ADVICE}`],
  };
}
