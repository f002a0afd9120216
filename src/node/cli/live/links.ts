import type { FooterContent } from '../../../../widgets/footer/content/content-schema.ts';
import { isRecord } from '../../../embed/is-record.ts';
import { fieldRules } from '../../../embed/market/sites.ts';
import { ok, toDo, unseen, type Verdict } from './finding.ts';
import { isOffered, ownTexts, type Shop, textsOf } from './checked-shop.ts';
import type { Failures, LinkedPart } from './try-links.ts';

/** Addresses that no visitor reaches. */
const NOT_LIVE = /^(?:https?:)?\/\/(?:localhost|127\.|\[::1\]|[^/]*\.(?:example|test|invalid|localhost)(?=[:/]|$))/iu;

/** Every link of the page: the form's first, then those of each part of the footer. */
function linksOf(shop: Shop): readonly LinkedPart[] {
  return partsOf(shop, shop.content);
}

/** The links that the command opens. */
export function ownLinksOf(shop: Shop): readonly LinkedPart[] {
  return partsOf(shop, shop.ownContent);
}

function partsOf(shop: Shop, content: FooterContent): readonly LinkedPart[] {
  const footer = linkedParts(content).map(({ name, links }) => ({ name: `the footer, part “${name}”,`, links }));
  return [...(shop.signUps.length > 0 ? [formAddresses(shop)] : []), ...footer];
}

export function linkVerdicts(shop: Shop, failures?: Failures): readonly Verdict[] {
  const { page } = shop;
  const shown = [...stale(shop), ...linksOf(shop).flatMap((part) => tried(part, failures))];
  if (page.script === undefined) return [toDo('the page does not load shop-widgets.js.'), ...shown];
  const given = [page.script, ...page.tags.map(({ attributes }) => attributes)].flatMap((each) => [...each]);
  const wrong = given.filter(([name, value]) => /^src$|-base$|-src$/u.test(name) && NOT_LIVE.test(value));
  const mixed = given.filter(
    (pair) => !wrong.includes(pair) && /^src$|(?:service|image)-base$|-src$/u.test(pair[0]) && /^http:/iu.test(pair[1]),
  );
  return [
    ...wrong.map(([name, value]) => toDo(`${name} is ${value}, which visitors cannot reach.`)),
    ...mixed.map(([name, value]) =>
      toDo(`${name} is ${value}: pages of https: load nothing from http:. Write https:.`),
    ),
    ...shown,
  ];
}

/** The consent leads to a section of the privacy notice, which is another text. */
function stale(shop: Shop): readonly Verdict[] {
  const { 'newsletter.link.privacy': privacy, 'newsletter.link.usage': usage } = ownTexts(shop);
  const isStale = shop.signUps.length > 0 && privacy && usage === undefined;
  return isStale ? [toDo(`set the text newsletter.link.usage, too, such as "${privacy}#newsletter".`)] : [];
}

/** A part with its addresses and their words, for somebody who opens each; with `--base`, what came of opening them. */
function tried({ name, links: all }: LinkedPart, failures?: Failures): readonly Verdict[] {
  if (failures === undefined) {
    return [unseen(`${name} leads to ${all.map(({ words }) => words).join(', ')}.`)];
  }
  const wrong = all.filter(({ url }) => failures.get(url));
  const notTried = all.filter(({ url }) => !failures.has(url));
  return [
    ...wrong.map(({ url, words }) => toDo(`${name} leads to ${words}, which ${failures.get(url)}.`)),
    ...(notTried.length === 0 ? [] : [unseen(`${name} leads to ${notTried.map(({ words }) => words).join(', ')}.`)]),
    ok(
      `${all.length - wrong.length - notTried.length} of ${all.length} addresses of ${name.replace(/,$/u, '')} answer.`,
    ),
  ];
}

function linkedParts({ teaser, ...others }: FooterContent): readonly LinkedPart[] {
  const groups = (teaser?.groups ?? []).map((group) => {
    const name = group.heading?.link?.text ?? group.heading?.text ?? 'teaser';
    return { name, links: linksIn(group) };
  });
  const rest = Object.entries(others).map(([name, part]) => ({ name, links: linksIn(part) }));
  return [...groups, ...rest].filter(({ links }) => links.length > 0);
}

/** Of several links to one address, the last one gives the words. */
function linksIn(part: unknown): LinkedPart['links'] {
  return Array.from(new Map(addressesIn(part)), ([url, text]) => ({ url, words: `${url} “${text}”` }));
}

function addressesIn(value: unknown): ReadonlyArray<readonly [string, string]> {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (!isRecord(value)) return [];
  const { url = value['href'], text = value['label'] } = value;
  const inside = Object.values(value).flatMap(addressesIn);
  return typeof url === 'string' ? [[url, typeof text === 'string' ? text : ''], ...inside] : inside;
}

/** Every address of the form with the text that it is. */
function formAddresses(shop: Shop): LinkedPart {
  const texts = textsOf(shop);
  const isHidden = (tag: string): boolean =>
    (tag === 'terms' && !isOffered(shop)) || (tag === 'privacy' && !fieldRules(shop.site).privacyHint);
  const links = Object.entries(texts).flatMap(([key, url]) => {
    const [, tag] = /^newsletter\.link\.(\w+)$/u.exec(key) ?? [];
    if (tag === undefined || url === '' || isHidden(tag)) return [];
    return [{ url, words: `${key} → ${url}` }];
  });
  return { name: 'the form', links };
}
