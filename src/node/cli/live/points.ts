import { LOCALE_TEXTS } from '../../../embed/i18n/locales.ts';
import { shownTexts } from '../../../embed/i18n/shown-texts.ts';
import { localeOf, type Site } from '../../../embed/market/sites.ts';
import type { FooterContent } from '../../../../widgets/footer/content/content-schema.ts';
import { spaceBefore } from '../../../../widgets/footer/sales-tax-rules.ts';
import { inQuotes } from '../in-quotes.ts';
import { countryOf } from '../site-option.ts';
import { attributeProblems } from './attributes.ts';
import { linkedParts } from './footer-links.ts';
import { formAddresses } from './form-addresses.ts';
import type { Page, PageTag } from './read-page.ts';

/** What is true of a point. A point may have several. */
export interface Finding {
  /** The heading of the point in the guide "Before you go live", in small letters. */
  readonly topic: string;
  readonly state: 'ok' | 'to do' | 'cannot be checked here';
  readonly sentence: string;
}

/** What the points are read from. */
export interface Shop {
  readonly site: Site;
  readonly page: Page | undefined;
  /** The texts that every tag of the page gets. */
  readonly texts: Readonly<Record<string, string>>;
  /** The tags with a sign-up, each with the texts that it gets. */
  readonly signUps: ReadonlyArray<{
    readonly name: string;
    readonly texts: Readonly<Record<string, string>>;
    /** The value of its attribute `offer`. */
    readonly offer: string;
  }>;
  /** The content that the footer shows; empty without a footer. */
  readonly content: FooterContent;
  /** Whether the shop gives content of its own. */
  readonly hasContent: boolean;
  /** Whether a file with content is given. */
  readonly hasContentFile: boolean;
  readonly hasFooter: boolean;
  /** The problems that the rules of the footer and of the market find. */
  readonly problems: readonly string[];
}

const unseen = (topic: string, sentence: string): Finding => ({ topic, state: 'cannot be checked here', sentence });
const toDo = (topic: string, sentence: string): Finding => ({ topic, state: 'to do', sentence });
const ok = (topic: string, sentence: string): Finding => ({ topic, state: 'ok', sentence });

/** Goes through the points of the guide. */
export function goThrough(shop: Shop): readonly Finding[] {
  const services = shop.page?.script?.get('service-base') ?? '<origin of the services>';
  return [
    ...misspelled(shop),
    ...links(shop),
    ...company(shop),
    ...content(shop),
    ...goods(shop),
    ...voucherTerms(shop),
    ...seals(shop),
    ...promises(shop),
    unseen(
      'texts for a lawyer',
      `have the consents, the legal notice and the footer read by a lawyer in ${countryOf(shop.site)}.`,
    ),
    unseen('services', `run node dist/cli.js conformance ${inQuotes(services)} --site ${shop.site}`),
    unseen('services', 'each newsletter must end with the link to withdraw that the consents promise.'),
    cookies(shop),
    unseen('headers', 'see the guides “Delivery and caching” and “Content Security Policy”.'),
  ];
}

function misspelled({ page }: Shop): readonly Finding[] {
  const { script = new Map<string, string>(), tags = [] } = page ?? {};
  const ofTags = tags.flatMap(({ name, attributes }) => attributeProblems(attributes, name));
  const wrong = [...attributeProblems(script), ...ofTags];
  if (wrong.length > 0) return wrong.map((problem) => toDo('attributes', problem));
  return [ok('attributes', 'no name and no value is misspelled, as far as the tags know them.')];
}

/** A problem of the names that the shop sets. */
const OF_COMPANY = /: shop\.(?:company|name) /u;

/** The rule about the goods sees one file, and the page may name them in another. */
const OF_GOODS = /: shop\.goods /u;

function company({ page, texts, signUps, problems }: Shop): readonly Finding[] {
  const all = page === undefined ? [{ name: 'newsletter', texts }] : signUps;
  const wrong = problems.filter((problem) => OF_COMPANY.test(problem));
  if (wrong.length > 0) return wrong.map((problem) => toDo('company', problem));
  if (all.length === 0) return [ok('company', 'the page has no sign-up, so no consent names a company.')];
  return all.map((tag) => {
    const named = tag.texts['shop.company']?.trim();
    return named
      ? ok('company', `the consents of shop-${tag.name} name “${named}”.`)
      : toDo(
          'company',
          `set the text shop.company of shop-${tag.name}: your company with its legal form, which the consents name. ` +
            `Once for the page, on the script tag: data-texts='{"shop.company": "…"}'.`,
        );
  });
}

function goods(shop: Shop): readonly Finding[] {
  if (shop.page !== undefined && shop.signUps.length === 0) return [];
  const { 'shop.goods': named, 'newsletter.legalNotice': notice } = ownTexts(shop);
  if (named) return [ok('goods', `the consents advertise “${named}”.`)];
  return notice === undefined
    ? [toDo('goods', 'set the text shop.goods: what the newsletter advertises, such as "coffee, fashion and home".')]
    : [unseen('goods', 'your own legal notice must name the goods that the newsletter advertises.')];
}

function voucherTerms(shop: Shop): readonly Finding[] {
  const terms = textsOf(shop)['newsletter.link.terms'];
  if (!isOffered(shop) || !terms) return [];
  return [unseen('voucher terms', `${terms} must state the terms of “${voucher(shop)}”`)];
}

/** Addresses that no visitor reaches. */
const NOT_LIVE = /^(?:https?:)?\/\/(?:localhost|127\.|\[::1\]|[^/]*\.(?:example|test|invalid|localhost)(?=[:/]|$))/iu;

function links(shop: Shop): readonly Finding[] {
  const { page } = shop;
  const shown = [...formLinks(shop), ...footerLinks(shop)];
  if (page === undefined) return [unseen('links', 'no page is given: add its HTML file to the command.'), ...shown];
  if (page.script === undefined) return [toDo('links', 'the page does not load shop-widgets.js.'), ...shown];
  const given = [page.script, ...page.tags.map(({ attributes }) => attributes)].flatMap((each) => [...each]);
  const wrong = given.filter(([name, value]) => /^src$|-base$|-src$/u.test(name) && NOT_LIVE.test(value));
  return [
    ...wrong.map(([name, value]) => toDo('links', `${name} is ${value}, which visitors cannot reach.`)),
    ...shown,
  ];
}

function formLinks(shop: Shop): readonly Finding[] {
  const { 'newsletter.link.privacy': privacy, 'newsletter.link.usage': usage } = ownTexts(shop);
  // The consent leads to a section of the privacy notice, which is another text.
  const isStale = privacy && usage === undefined;
  return [
    ...(isStale ? [toDo('links', `set the text newsletter.link.usage, too, such as "${privacy}#newsletter".`)] : []),
    unseen('links', `the form leads to ${formAddresses(shop.site, textsOf(shop), isOffered(shop)).join(', ')}.`),
  ];
}

/** Every address of the footer with its words, one sentence per part. */
function footerLinks({ content: shown }: Shop): readonly Finding[] {
  return linkedParts(shown).map(({ name, texts }) => {
    const addresses = Array.from(texts, ([url, text]) => `${url} “${text}”`).join(', ');
    return unseen('links', `the footer, part “${name}”, leads to ${addresses}.`);
  });
}

/** By default a footer or session tag calls the A/B test service, whose answer may set a cookie. */
function cookies({ page, hasFooter }: Shop): Finding {
  const caller = hasFooter || page?.tags.some(({ name }) => name === 'session');
  if (!caller) return ok('cookies', 'no tag of the page calls the A/B test service.');
  const set = [page?.script, ...(page?.tags.map((tag) => tag.attributes) ?? [])].flatMap(
    (attributes) => attributes?.get('ab-tests') ?? [],
  );
  const isSet = set.length > 0 && set.every((value) => /^(?:off|consent)$/iu.test(value));
  return isSet
    ? ok('cookies', `the A/B test service is ${set.includes('consent') ? 'called after consent' : 'never called'}.`)
    : unseen(
        'cookies',
        'the page calls the A/B test service, whose answer may set a cookie before any consent: set ' +
          'data-ab-tests="consent" or "off" on the script tag, unless your service sets none.',
      );
}

function content({ page, hasContent, hasContentFile, hasFooter, problems }: Shop): readonly Finding[] {
  const wrong = problems.filter((problem) => !OF_COMPANY.test(problem) && !OF_GOODS.test(problem));
  if (wrong.length > 0) return wrong.map((problem) => toDo('content', problem));
  if (!hasFooter) return [ok('content', 'the page has no footer.')];
  const remote = page?.tags.map(({ attributes }) => attributes.get('content-src')).find(Boolean);
  if (remote && !hasContentFile)
    return [unseen('content', `the page loads ${remote}: add that file to the command, too.`)];
  return hasContent
    ? [ok('content', 'it passes the rules of the market that a program can check.')]
    : [unseen('content', 'the footer shows the built-in content: check that all of it is true for your shop.')];
}

function seals({ content: { qualityLogos } }: Shop): readonly Finding[] {
  const logos = qualityLogos?.logos ?? [];
  if (logos.length === 0) return [ok('seals', 'the page shows none in a footer.')];
  return logos.map(({ image, link }) =>
    link
      ? unseen('seals', `“${image.label}” must be a seal of your shop, with the evidence at ${link.url}.`)
      : toDo('seals', `“${image.label}” has no link to the evidence: add one, or remove the seal.`),
  );
}

/** The icons of the groups whose links say what the shop offers, such as an invoice or a repair. */
const SERVICES = new Set<string | undefined>(['payment', 'shipping', 'store', 'returns', 'services']);

function promises(shop: Shop): readonly Finding[] {
  const { teaser, salesTax = {} } = shop.content;
  const introductions = teaser?.groups?.map(({ introductoryText }) => introductoryText) ?? [];
  const services = (teaser?.groups ?? [])
    .filter(({ heading }) => SERVICES.has(heading?.iconName))
    .map((group) => (group.links ?? []).map((each) => each.link.text).join(', '));
  const { textBeforeLink, link, textAfterLink = '' } = salesTax;
  const beforeEnd = [textBeforeLink, link?.text].filter(Boolean).join(' ');
  const texts = shop.signUps.length > 0 ? textsOf(shop) : undefined;
  const retention = texts?.['newsletter.legalNotice.retention'];
  // The message management system of Turkey, where a shop has to register.
  const [recorded] = /[^.\s][^.\n]*İYS[^.]*\./u.exec(texts?.['newsletter.legals.label'] ?? '') ?? [];
  const offered = texts && isOffered(shop) ? voucher(shop) : '';
  const priceNote = beforeEnd + spaceBefore(textAfterLink) + textAfterLink;
  const made = [offered, retention, recorded, ...introductions, ...services, priceNote].filter(Boolean);
  if (made.length === 0) return [ok('promises', 'the command recognises none; read the consents, too.')];
  return made.map((promise) => unseen('promises', `must be true of your shop: “${promise}”`));
}

/** Whether the page has a sign-up that promises a voucher. */
function isOffered({ page, signUps }: Shop): boolean {
  return page === undefined || signUps.some(({ offer }) => offer !== 'none');
}

/** The texts that the first sign-up gets. */
function ownTexts({ texts, signUps: [first] }: Shop): Readonly<Record<string, string>> {
  return { ...texts, ...first?.texts };
}

/** The texts of the first sign-up. */
function textsOf(shop: Shop) {
  return shownTexts({ ...LOCALE_TEXTS[localeOf(shop.site)], ...ownTexts(shop) });
}

function voucher(shop: Shop): string {
  const own = textsOf(shop);
  return `${own['newsletter.voucherFootnote']} ${own['newsletter.voucherTerms']}`.replaceAll(/<\/?\w+>/gu, '').trim();
}

/** Whether a tag shows a sign-up. */
export function hasSignUp({ name, attributes }: PageTag): boolean {
  const hidden = attributes.get('hide-newsletter') ?? 'off';
  return name === 'newsletter' || (name === 'footer' && /^(?:false|0|no|off)$/iu.test(hidden));
}
