import { OF_DEMO } from './footer/copied-texts.ts';
import { didYouMean } from '../../embed/distance.ts';
import { type Site, SITES } from '../../embed/market/sites.ts';
import { checkFiles } from './footer/check-files.ts';
import { defineCommand, readSite, UsageError } from './command.ts';
import { checkLive, ADVICE } from './live/check-live.ts';
import { dutiesOf } from './law.ts';

export const check = defineCommand({
  name: 'check',
  usage: [
    [
      '[--site HU] [--texts <texts.json>] <content.json>…',
      'finds in files what the widgets refuse, and texts of other shops and countries',
    ],
    [
      '--live [--site HU] [--texts <texts.json>] [--base https://shop.example] <page.html> [<content.json>…]',
      'lists what a page needs before it goes live; with --base, also opens each link',
    ],
    ['… --without demo.shop', 'allows sentences of the demo’s shop'],
    ['--law [--site HU]', 'prints the duties of a shop in a country, for people to read'],
  ],
  options: {
    site: { type: 'string' },
    texts: { type: 'string' },
    live: { type: 'boolean' },
    law: { type: 'boolean' },
    base: { type: 'string' },
    without: { type: 'string', default: '' },
  },
  allowPositionals: true,
  async run(
    { values: { site: given, texts: file, live, law, base, without: named }, positionals: files },
    { readFile, ask, print },
  ) {
    const site = given === undefined ? undefined : readSite(given);
    if (law) {
      print((site === undefined ? SITES : [site]).map(readingList).join('\n'));
      return { output: '', exitCode: 0 };
    }
    if (files.length === 0 && file === undefined) throw new UsageError('check needs a file name.');
    if (base !== undefined && !(live && /^https?:/iu.test(base) && URL.canParse(base))) {
      throw new UsageError('--base is for --live, and takes the address of the shop, such as https://shop.example.');
    }
    const without = named.split(',').filter(Boolean);
    const unknown = without.find((name) => name !== OF_DEMO);
    if (unknown !== undefined)
      throw new UsageError(
        `--without "${unknown}" is not known${didYouMean(unknown, [OF_DEMO]) ?? `: it takes ${OF_DEMO}.`}`,
      );
    const all = { files, site, texts: file === undefined ? [] : [file], without };
    const reports = live
      ? [await checkLive({ ...all, base }, { readFile, ask })]
      : await checkFiles({ ...all, namesShop: true }, readFile);
    // The findings are the result, even if the command fails because of them.
    print(reports.flatMap(({ lines }) => lines.map((line) => `${line}\n`)).join(''));
    return { output: '', exitCode: reports.every(({ good }) => good) ? 0 : 1 };
  },
});

/** The duties of a shop in a country, one per line. */
function readingList(site: Site): string {
  const lines = dutiesOf(site).map(
    ({ duty, source, applies, look }, index) =>
      `${index + 1}. ${duty} Source: ${source}. Applies if: ${applies.replace(/\.$/u, '')}. Look at: ${look}.\n`,
  );
  return `${site}: a reading list. ${ADVICE}\n${lines.join('')}`;
}
