import { expect, it } from 'vitest';
import { DEMO_SITES } from '../../../../demo/sites.ts';
import { localTime } from '../../../embed/market/local-time.ts';
import { SITES } from '../../../embed/market/sites.ts';
import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import { mergeContent } from '../../../../widgets/footer/content/merge-content.ts';
import { visibleContent } from '../../../../widgets/footer/visible-content-rules.ts';
import { textsIn } from './copied-texts.ts';
import { fallbackHtml } from './fallback-html.ts';

/** What a plain list of links leaves out: seals are pictures, and the other two change what the page itself shows. */
const LEFT_OUT = ['qualityLogos', 'countries', 'viewChanger'];

it.each(SITES)('the fallback of %s has every link of the content, whichever section it is in', (site) => {
  const { content: given } = DEMO_SITES[site];
  const { content } = mergeContent(builtInContent(site), given);
  const circumstances = { checkout: false, folding: false, now: () => localTime(site, new Date()) };
  const sections = Object.entries(visibleContent(content, circumstances));
  const addresses = textsIn(sections.filter(([section]) => !LEFT_OUT.includes(section))).flatMap(([path, text]) =>
    path.endsWith('.url') ? [text] : [],
  );
  const html = fallbackHtml(site, given);
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !html.includes(`href="${address.replaceAll('&', '&amp;')}"`))).toEqual([]);
});
