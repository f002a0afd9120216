import { type Finding, isOffered, ok, ownTexts, type Shop, textsOf, toDo, unseen } from './finding.ts';
import { type LinkedPart, linkedParts } from './footer-links.ts';
import { formAddresses } from './form-addresses.ts';

/** Addresses that no visitor reaches. */
const NOT_LIVE = /^(?:https?:)?\/\/(?:localhost|127\.|\[::1\]|[^/]*\.(?:example|test|invalid|localhost)(?=[:/]|$))/iu;

/** Every link of the page: the form's first, then those of each part of the footer. */
export function linksOf(shop: Shop): readonly LinkedPart[] {
  const footer = linkedParts(shop.content).map(({ name, links }) => ({ name: `the footer, part “${name}”,`, links }));
  return [...(shop.signUps.length > 0 ? [formAddresses(shop.site, textsOf(shop), isOffered(shop))] : []), ...footer];
}

export function linkFindings(shop: Shop): readonly Finding[] {
  const { page } = shop;
  const shown = [...stale(shop), ...linksOf(shop).flatMap((part) => tried(part, shop))];
  if (page === undefined) return [unseen('links', 'no page is given: add its HTML file to the command.'), ...shown];
  if (page.script === undefined) return [toDo('links', 'the page does not load shop-widgets.js.'), ...shown];
  const given = [page.script, ...page.tags.map(({ attributes }) => attributes)].flatMap((each) => [...each]);
  const wrong = given.filter(([name, value]) => /^src$|-base$|-src$/u.test(name) && NOT_LIVE.test(value));
  return [
    ...wrong.map(([name, value]) => toDo('links', `${name} is ${value}, which visitors cannot reach.`)),
    ...shown,
  ];
}

/** The consent leads to a section of the privacy notice, which is another text. */
function stale(shop: Shop): readonly Finding[] {
  const { 'newsletter.link.privacy': privacy, 'newsletter.link.usage': usage } = ownTexts(shop);
  const isStale = shop.signUps.length > 0 && privacy && usage === undefined;
  return isStale ? [toDo('links', `set the text newsletter.link.usage, too, such as "${privacy}#newsletter".`)] : [];
}

/** A part with its addresses and their words, for somebody who opens each; with `--base`, what came of opening them. */
function tried({ name, links: all }: LinkedPart, { failures }: Shop): readonly Finding[] {
  if (failures === undefined) {
    return [unseen('links', `${name} leads to ${all.map(({ words }) => words).join(', ')}.`)];
  }
  const wrong = all.filter(({ url }) => failures.has(url));
  return [
    ...wrong.map(({ url, words }) => toDo('links', `${name} leads to ${words}, which ${failures.get(url)}.`)),
    ok('links', `${all.length - wrong.length} of ${all.length} addresses of ${name.replace(/,$/u, '')} answer.`),
  ];
}
