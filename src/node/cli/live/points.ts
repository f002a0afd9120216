import { spaceBefore } from '../../../../widgets/footer/sales-tax-rules.ts';
import { inQuotes } from '../in-quotes.ts';
import { countryOf } from '../site-option.ts';
import { attributeProblems } from './attributes.ts';
import { type Finding, isOffered, ok, ownTexts, type Shop, textsOf, toDo, unseen } from './finding.ts';
import { linkFindings } from './links.ts';
import { policyFindings } from './policy.ts';
import type { Page, PageTag } from './read-page.ts';

/** The states of a point, in the order in which they are printed. */
const STATES = ['to do', 'cannot be checked here', 'ok'] as const;

/** Goes through the points of the guide: first what is to do, then what a person has to look at. */
export function goThrough(shop: Shop): readonly Finding[] {
  const findings = findingsOf(shop);
  return STATES.flatMap((wanted) => findings.filter(({ state }) => state === wanted));
}

function findingsOf(shop: Shop): readonly Finding[] {
  const services = shop.page?.script?.get('service-base') ?? '<origin of the services>';
  const origin = shop.base === undefined ? '<origin of the page>' : new URL(shop.base).origin;
  return [
    ...misspelled(shop),
    ...linkFindings(shop),
    ...company(shop),
    ...content(shop),
    ...goods(shop),
    ...voucherTerms(shop),
    ...seals(shop),
    ...promises(shop),
    ...(shop.hasFooter || shop.signUps.length > 0 ? legal(shop) : []),
    unseen(
      'services',
      `run node dist/cli.js conformance ${inQuotes(services)} --site ${shop.site} --origin ${inQuotes(origin)}`,
    ),
    cookies(shop),
    ...headers(shop),
  ];
}

function legal({ site }: Shop): readonly Finding[] {
  const texts = `have the consents, the legal notice and the footer read by a lawyer in ${countryOf(site)}.`;
  const withdrawal = 'each newsletter must end with the link to withdraw that the consents promise.';
  return [unseen('texts for a lawyer', texts), unseen('services', withdrawal)];
}

function misspelled(shop: Shop): readonly Finding[] {
  const { script = new Map<string, string>(), tags = [] } = shop.page ?? {};
  const ofTags = tags.flatMap(({ name, attributes }) => attributeProblems(attributes, name));
  const wrong = [...escaped(shop), ...attributeProblems(script), ...ofTags];
  if (wrong.length > 0) return wrong.map((problem) => toDo('attributes', problem));
  return [ok('attributes', 'no name and no value is misspelled, as far as the tags know them.')];
}

/** The tags that an editor has turned into text, and that are nowhere else on the page. */
function escaped({ page }: Shop): readonly string[] {
  const { escaped: texts = new Map<string, string>(), tags = [] } = page ?? {};
  const isText = (written: string): boolean =>
    written.startsWith('<shop-') ? tags.every(({ name }) => written !== `<shop-${name}`) : tags.length === 0;
  return Array.from(texts)
    .filter(([written]) => isText(written))
    .map(([written, place]) => `the page shows ${written}> as text (${place}): paste it into the source view.`);
}

function headers({ page, base }: Shop): readonly Finding[] {
  const findings = page === undefined ? [] : policyFindings(page, base);
  const guides = unseen('headers', 'see the guides “Delivery and caching” and “Content Security Policy”.');
  // The page around a snippet may name the charset, and so may the server.
  const hint = `begin the head with <meta charset="utf-8">, or name it in a header: else “${page?.garbled}” appears garbled.`;
  const charset = page?.garbled === undefined ? [] : unseen('headers', hint);
  return [charset, findings.length > 0 ? findings : guides].flat();
}

/** A problem of the names that the shop sets. */
const OF_COMPANY = /: shop\.(?:company|name) /u;

/** The rule about the goods sees one file, and the page may name them in another. */
const OF_GOODS = /: shop\.goods /u;

function company({ signUps, problems }: Shop): readonly Finding[] {
  const wrong = problems.filter((problem) => OF_COMPANY.test(problem));
  if (wrong.length > 0) return wrong.map((problem) => toDo('company', problem));
  if (signUps.length === 0) return [ok('company', 'the page has no sign-up, so no consent names a company.')];
  return signUps.map((tag) => {
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
  if (shop.signUps.length === 0) return [];
  const { 'shop.goods': named, 'newsletter.legalNotice': notice } = ownTexts(shop);
  if (named) return [ok('goods', `the consents advertise “${named}”.`)];
  return notice === undefined
    ? [toDo('goods', 'set the text shop.goods: what the newsletter advertises, such as "bicycles and accessories".')]
    : [unseen('goods', 'your own legal notice must name the goods that the newsletter advertises.')];
}

function voucherTerms(shop: Shop): readonly Finding[] {
  const terms = textsOf(shop)['newsletter.link.terms'];
  if (!isOffered(shop) || !terms) return [];
  return [unseen('voucher terms', `${terms} must state the terms of “${voucher(shop)}”`)];
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

function content({ page, isSiteKnown, hasContent, hasContentFile, hasFooter, problems }: Shop): readonly Finding[] {
  const wrong = problems.filter((problem) => !OF_COMPANY.test(problem) && !OF_GOODS.test(problem));
  if (wrong.length > 0) return wrong.map((problem) => toDo('content', problem));
  if (!hasFooter) return [ok('content', 'the page has no footer.')];
  const remote = contentFileOf(page);
  if (remote && !hasContentFile)
    return [toDo('content', `the page loads ${remote}: add that file to the command, too, which then checks it.`)];
  if (!isSiteKnown) return [unseen('content', 'the rules of its market are checked once the page names a known site.')];
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

/** The icons of the groups whose links say what the shop offers, such as store pickup. */
const SERVICES = new Set<string | undefined>(['payment', 'shipping', 'store', 'returns', 'card', 'services']);

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
  const logos = (teaser?.groups ?? []).flatMap(({ images = [] }) => images.map(({ label }) => label)).join(', ');
  const priceNote = beforeEnd + spaceBefore(textAfterLink) + textAfterLink;
  const made = [offered, retention, recorded, ...introductions, ...services, priceNote, logos].filter(Boolean);
  if (made.length === 0) return [ok('promises', 'the command recognises none; read the consents, too.')];
  return made.map((promise) => unseen('promises', `must be true of your shop: “${promise}”`));
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

/** The file that the page loads content from. */
export function contentFileOf(page: Page | undefined): string | undefined {
  return page?.tags.map(({ attributes }) => attributes.get('content-src')).find(Boolean);
}
