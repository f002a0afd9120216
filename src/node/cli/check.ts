import { marketRules } from '../../../locales/rules/pack.ts';
import { OF_DEMO } from './footer/examples.ts';
import { didYouMean } from '../../embed/distance.ts';
import { checkFiles } from './footer/check-rules-of-site.ts';
import { defineCommand, UsageError } from './command.ts';
import { checkLive } from './live/check-live.ts';
import { readSite } from './site-option.ts';

export const check = defineCommand({
  name: 'check',
  usage: [
    ['<content.json>…', 'checks content files'],
    ['--site HU [--texts <texts.json>] <content.json>…', 'also checks them against the rules of the market'],
    [
      '--live [--site HU] [--texts <texts.json>] [--base https://shop.example] <page.html> [<content.json>…]',
      'lists what a page needs before it goes live; with --base, also opens each link',
    ],
    ['… --without links.cancellation,…', 'leaves out rules that do not concern the shop'],
  ],
  options: {
    site: { type: 'string' },
    texts: { type: 'string' },
    live: { type: 'boolean' },
    base: { type: 'string' },
    without: { type: 'string', default: '' },
  },
  allowPositionals: true,
  async run(
    { values: { site: given, texts: file, live, base, without: named }, positionals: files },
    { readFile, ask, print },
  ) {
    if (files.length === 0 && file === undefined) throw new UsageError('check needs a file name.');
    const site = given === undefined ? undefined : readSite(given);
    if (!live && site === undefined && file !== undefined) {
      throw new UsageError('check needs --site, such as --site HU, to check --texts.');
    }
    if (base !== undefined && !(live && /^https?:/iu.test(base) && URL.canParse(base))) {
      throw new UsageError('--base is for --live, and takes the address of the shop, such as https://shop.example.');
    }
    const without = named.split(',').filter(Boolean);
    const rules = [...marketRules().map(({ id }) => id), OF_DEMO];
    const unknown = without.find((id) => !rules.includes(id));
    if (unknown !== undefined) throw new UsageError(`"${unknown}" is not a rule${didYouMean(unknown, rules) ?? '.'}`);
    const all = { files, site, texts: file === undefined ? [] : [file], without };
    const reports = live ? [await checkLive({ ...all, base }, { readFile, ask })] : await checkFiles(all, readFile);
    // The findings are what was asked for, also where the command fails because of them.
    print(reports.flatMap(({ lines }) => lines.map((line) => `${line}\n`)).join(''));
    return { output: '', exitCode: reports.every(({ good }) => good) ? 0 : 1 };
  },
});
