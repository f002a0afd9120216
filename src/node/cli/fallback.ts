import { checkContent, readContent } from './footer/content-report.ts';
import { fallbackHtml } from './footer/fallback-html.ts';
import { defineCommand, readSite } from './command.ts';

export const fallback = defineCommand({
  name: 'fallback',
  usage: [['--site AT [--content <file.json>]', 'prints the footer as plain HTML, for the content of the tag']],
  options: { site: { type: 'string' }, content: { type: 'string' } },
  async run({ values }, { readFile }) {
    const site = readSite(values.site ?? 'DE');
    const file = values.content;
    if (file === undefined) return { output: fallbackHtml(site, undefined), exitCode: 0 };
    const report = await checkContent(file, readFile);
    if (!report.good) return { output: `${report.lines.join('\n')}\n`, exitCode: 1 };
    return { output: fallbackHtml(site, await readContent(file, readFile)), exitCode: 0 };
  },
});
