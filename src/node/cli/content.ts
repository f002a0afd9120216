import { neutralContent } from '../../../widgets/footer/content/neutral-content.ts';
import { defineCommand, readSite } from './command.ts';

export const content = defineCommand({
  name: 'content',
  usage: [['--site AT', 'prints content to begin with: the groups and legal links of the market, which name no shop']],
  options: { site: { type: 'string', default: 'DE' } },
  run: ({ values: { site } }) =>
    Promise.resolve({ output: `${JSON.stringify(neutralContent(readSite(site)), null, 2)}\n`, exitCode: 0 }),
});
