import { checkFiles } from './footer/check-rules-of-site.ts';
import { defineCommand, Misuse } from './command.ts';
import { checkLive } from './live/check-live.ts';
import { readSite } from './site-option.ts';

export const check = defineCommand({
  name: 'check',
  usage: [
    ['<content.json>…', 'checks content files'],
    ['--site HU [--texts <texts.json>] <content.json>…', 'also checks them against the rules of the market'],
    [
      '--live [--site HU] [--texts <texts.json>] <page.html> [<content.json>…]',
      'lists what a page needs before it goes live',
    ],
  ],
  options: { site: { type: 'string' }, texts: { type: 'string' }, live: { type: 'boolean' } },
  positionals: 'file names',
  async run({ values: { site: given, texts: file, live }, positionals: files }, { readFile }) {
    if (files.length === 0 && file === undefined) throw new Misuse('check needs a file name.');
    const site = given === undefined ? undefined : readSite(given);
    const texts = file === undefined ? [] : [file];
    if (live === true) return checkLive({ site, texts, files }, readFile);
    if (site === undefined && file !== undefined) {
      throw new Misuse('check needs --site, such as --site HU, to check --texts.');
    }
    const reports = await checkFiles({ files, site, texts }, readFile);
    const good = reports.every((report) => report.good);
    return { output: `${reports.flatMap(({ lines }) => lines).join('\n')}\n`, exitCode: good ? 0 : 1 };
  },
});
