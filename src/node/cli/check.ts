import { checkFiles } from './footer/check-rules-of-site.ts';
import { defineCommand, Misuse } from './command.ts';
import { readSite } from './site-option.ts';

export const check = defineCommand({
  name: 'check',
  usage: [
    ['<content.json>…', 'checks content files'],
    ['--site HU [--texts <texts.json>] <content.json>…', 'also checks them by the rules of the market'],
  ],
  options: { site: { type: 'string' }, texts: { type: 'string' } },
  positionals: 'the names of files',
  async run({ values: { site: given, texts }, positionals: files }, { readFile }) {
    if (files.length === 0 && texts === undefined) throw new Misuse('check needs the name of a file.');
    if (given === undefined && texts !== undefined) {
      throw new Misuse('check needs --site, such as --site HU, to check --texts.');
    }
    const site = given === undefined ? undefined : readSite(given);
    const reports = await checkFiles({ files, site, texts: texts === undefined ? [] : [texts] }, readFile);
    const good = reports.every((report) => report.good);
    return { output: `${reports.flatMap(({ lines }) => lines).join('\n')}\n`, exitCode: good ? 0 : 1 };
  },
});
