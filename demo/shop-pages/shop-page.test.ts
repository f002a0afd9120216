import { expect, it } from 'vitest';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { localeOf, SITES } from '../../src/embed/market/sites.ts';
import { builtInContent } from '../../widgets/footer/content/built-in.ts';
import { shopContent } from '../index/page/footer-content.ts';
import { shopPageAt } from './shop-page.ts';

const SHOP = 'http://shop.test';

function at(address: string, referrer = ''): ReturnType<typeof shopPageAt> {
  return shopPageAt(new URL(address, SHOP), referrer);
}

it.each(SITES)('every link of the form and the footer of %s leads to a page', (site) => {
  const ofFooter = JSON.stringify([builtInContent(site), shopContent(site)]).matchAll(/"url":"(?<url>\/[^"]*)"/gu);
  const addresses = Array.from(ofFooter, ({ groups }) => groups?.['url'] ?? '');
  for (const [key, text] of Object.entries(LOCALE_TEXTS[localeOf(site)])) {
    if (key.startsWith('newsletter.link.')) addresses.push(text);
  }
  expect(addresses.length).toBeGreaterThan(60);
  expect(addresses.filter((address) => at(address, `${SHOP}/?site=${site}`) === undefined)).toEqual([]);
});

it.each([
  ['the site of the page with the link', `${SHOP}/?site=tr`, 'TR'],
  ['the site of the host page with the link', `${SHOP}/hosts/magento/`, 'AT'],
  ['Germany where nothing says more', 'https://elsewhere.test/?x', 'DE'],
  ['Germany for a link of no page', '', 'DE'],
])('the market of a page comes from the link that leads to it: %s', (_, referrer, site) => {
  expect(at('/contact', referrer)).toEqual({ redirect: `/contact?site=${site}` });
});

it('the market of a page is that in its address, and the referrer counts no more', () => {
  expect(at('/contact?site=CH_FR', `${SHOP}/?site=TR`)).toEqual({ file: '/shop-page.html' });
  expect(at('/subscribenewsletter?site=HU')).toEqual({ file: '/subscribenewsletter.html' });
  expect(at('/unsubscribenewsletter?site=HU&token=x')).toEqual({ file: '/confirm.html' });
});

it.each(['//1572395042/', '///evil/x', '//evil'])('%s, which leads to another host, is no page', (path) => {
  const url = new URL(SHOP);
  url.pathname = path;
  expect(shopPageAt(url, '')).toBeUndefined();
});
