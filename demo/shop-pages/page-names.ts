import { signUpLinks, type Site, SITES } from '../../src/embed/market/sites.ts';
import { builtInContent } from '../../widgets/footer/content/built-in.ts';
import { mergeContent } from '../../widgets/footer/content/merge-content.ts';
import { shopContent } from '../index/page/footer-content.ts';
import { DEMO_SITES } from '../sites.ts';
import { UNSUBSCRIBE } from './addresses.ts';

interface Link {
  readonly url: string;
  readonly text: string;
}

/** The targets of the form to which no link of the footer leads. */
const OF_THE_FORM = ['voucherConditions', 'exampleNewsletter', 'newsletterHint'] as const;

const remembered = new Map<Site, readonly Link[]>();

/**
 * What the links of a site's form, footer and mails call a page; `undefined` for a page to which none of them leads.
 *
 * @param address a path such as `/versand`, or one with a fragment, which may have a name of its own
 */
export function pageName(site: Site, address: string): string | undefined {
  const links = linksOf(site);
  const path = pathOf(address);
  const link =
    links.find(({ url }) => url === address) ??
    links.find(({ url }) => url === path) ??
    links.find(({ url }) => pathOf(url) === path);
  return link?.text;
}

/** The first of some sites whose links lead to a path, else any other site with such a link. */
export function siteWithPage(path: string, preferred: ReadonlyArray<Site | undefined>): Site | undefined {
  return [...preferred, ...SITES].find((site) => site !== undefined && pageName(site, path) !== undefined);
}

function linksOf(site: Site): readonly Link[] {
  const known = remembered.get(site);
  if (known) return known;
  const ofForm = OF_THE_FORM.map((target) => ({
    url: signUpLinks(site)[target],
    text: DEMO_SITES[site].shop[`page.${target}`],
  }));
  const { content } = mergeContent(builtInContent(site), shopContent(site));
  const ofMails = { url: UNSUBSCRIBE, text: DEMO_SITES[site].shop['page.unsubscribe'] };
  const links = [...linksIn(content), ...ofForm, ofMails].filter(({ url }) => url.startsWith('/'));
  remembered.set(site, links);
  return links;
}

function* linksIn(content: unknown): Generator<Link> {
  if (typeof content !== 'object' || content === null) return;
  if ('url' in content && 'text' in content) yield content as Link;
  for (const part of Object.values(content)) yield* linksIn(part);
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/u, '');
}
