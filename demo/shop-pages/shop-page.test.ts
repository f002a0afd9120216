// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { signUpLinks, SITES } from '../../src/embed/market/sites.ts';
import { builtInContent } from '../../widgets/footer/content/built-in.ts';
import { HOSTS } from '../hosts/hosts.ts';
import { shopContent } from '../index/page/footer-content.ts';
import { pageName } from './page-names.ts';
import { shopPageAt } from './shop-page.ts';

const SHOP = 'http://shop.test';

function at(address: string, referrer = ''): ReturnType<typeof shopPageAt> {
  return shopPageAt(new URL(address, SHOP), referrer);
}

describe.each(SITES)('every link of the form and the footer of %s', (site) => {
  it('leads to a page with a name', () => {
    const ofFooter = JSON.stringify([builtInContent(site), shopContent(site)]).matchAll(/"url":"(?<url>\/[^"]*)"/gu);
    const addresses = Array.from(ofFooter, ({ groups }) => groups?.['url'] ?? '');
    for (const address of Object.values<string>({ ...signUpLinks(site) })) addresses.push(address);
    expect(addresses.length).toBeGreaterThan(60);
    const nameless = addresses.filter((address) => !pageName(site, address));
    expect(nameless).toEqual([]);
    const missing = addresses.filter((address) => at(address, `${SHOP}/?site=${site}`) === undefined);
    expect(missing).toEqual([]);
  });
});

it.each([
  ['/zahlungsarten', 'Zahlung'],
  ['/zahlungsarten#paypal', 'PayPal'],
  ['/datenschutz#newsletter', 'Datenschutz'],
  ['/newsletter-beispiel', 'Beispiel-Newsletter'],
])('the page %s has the name that its links have', (address, name) => {
  expect(pageName('DE', address)).toBe(name);
});

describe('the market of a page', () => {
  it.each([
    ['that of the page with the link', '/contact', `${SHOP}/?site=tr`, 'TR'],
    ['that of the host page with the link', '/contact', `${SHOP}/hosts/magento/`, 'AT'],
    ['one that has the page', '/szallitas', `${SHOP}/?site=TR`, 'HU'],
    ['Germany’s where nothing says more', '/contact', 'https://elsewhere.test/?x', 'DE'],
    ['Germany’s for a link of no page', '/contact', '', 'DE'],
  ])('is %s', (_, path, referrer, site) => {
    expect(at(path, referrer)).toEqual({ redirect: `${path}?site=${site}` });
  });

  it('is that in its address, and the referrer counts no more', () => {
    expect(at('/contact?site=CH_FR', `${SHOP}/?site=TR`)).toEqual({ file: '/shop-page.html' });
    expect(at('/subscribenewsletter?site=HU')).toEqual({ file: '/subscribenewsletter.html' });
  });
});

it.each(['/', '/index.html', '/nowhere', '/constructor', '/c/', ...HOSTS.map(({ page }) => page)])(
  '%s is none of the shop’s pages',
  (path) => {
    expect(at(path, `${SHOP}/?site=AT`)).toBeUndefined();
  },
);
