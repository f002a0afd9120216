import type { GROUP_ICONS } from '../../../../widgets/footer/icons/icon-names.ts';
import { spaceBefore } from '../../../../widgets/footer/section-rules.ts';
import { countryOf, localeOf } from '../../../embed/market/sites.ts';
import { attributeProblems, unreadProblems, valueOf } from './attribute-problems.ts';
import { ok, STATES, toDo, unseen, type Verdict } from './finding.ts';
import { linkVerdicts } from './links.ts';
import { policyVerdicts } from './policy.ts';
import { contentFileOf } from './read-page.ts';
import { isOffered, missingSites, ownTexts, type Shop, textsOf } from './checked-shop.ts';
import type { Failures } from './try-links.ts';

type Look = (shop: Shop, failures?: Failures) => readonly Verdict[];

/** The points, by the headings of the guide "Before you go live" in small letters. */
const POINTS: ReadonlyArray<readonly [topic: string, look: Look]> = [
  ['attributes', misspelled],
  ['links', linkVerdicts],
  ['company', company],
  ['content', content],
  ['goods', goods],
  ['voucher terms', voucherTerms],
  ['seals', seals],
  ['promises', promises],
  ['texts for a lawyer', lawyer],
  ['services', services],
  ['cookies', cookies],
  ['headers', headers],
];

/** Goes through the points of the guide: first what is to do, then what a person has to look at. */
export function goThrough(shop: Shop, failures?: Failures): ReadonlyArray<Verdict & { readonly topic: string }> {
  const findings = POINTS.flatMap(([topic, look]) => look(shop, failures).map((verdict) => ({ topic, ...verdict })));
  return STATES.flatMap((wanted) => findings.filter(({ state }) => state === wanted));
}

const hasTexts = ({ hasFooter, signUps }: Shop): boolean => hasFooter || signUps.length > 0;

function lawyer(shop: Shop): readonly Verdict[] {
  if (!hasTexts(shop)) return [];
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(countryOf(shop.site));
  return [
    unseen(
      `have the consents, the legal notice and the footer read by a lawyer in ${country}: ` +
        `node dist/cli.js check --law --site ${shop.site} prints what to look for.`,
    ),
  ];
}

function services(shop: Shop): readonly Verdict[] {
  const { page, base, site } = shop;
  const called = inQuotes(page.script?.get('service-base') ?? '<origin of the services>');
  const origin = inQuotes(base === undefined ? '<origin of the page>' : new URL(base).origin);
  const withdrawal = unseen('each newsletter must end with the link to withdraw that the consents promise.');
  return [
    ...(hasTexts(shop) ? [withdrawal] : []),
    unseen(`run node dist/cli.js conformance ${called} --site ${site} --origin ${origin}`),
  ];
}

/** A text as one word of a POSIX shell. */
function inQuotes(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function misspelled(shop: Shop): readonly Verdict[] {
  const { script = new Map<string, string>(), tags } = shop.page;
  const ofTags = tags.flatMap((tag) => [...attributeProblems(tag.attributes, tag.name), ...unreadProblems(tag)]);
  const foreign = missingSites(shop.page).map(
    (site) => `the modules of the page do not contain ${site}: load those of ${site}, or the one script.`,
  );
  const wrong = [...escaped(shop), ...unclosed(shop), ...foreign, ...attributeProblems(script), ...ofTags].map(toDo);
  if (wrong.length === 0 && tags.length === 0) return [unseen('the page contains no tag: has an editor removed it?')];
  return wrong.length > 0 ? wrong : [ok('no name and no value of a tag is misspelled.')];
}

/** The tags that an editor has turned into text, and that are nowhere else on the page. */
function escaped({ page: { escaped: texts, tags } }: Shop): readonly string[] {
  const isText = (written: string): boolean =>
    written.startsWith('<shop-') ? tags.every(({ name }) => written !== `<shop-${name}`) : tags.length === 0;
  const shown = [...new Set(texts.filter(isText))];
  return shown.map((written) => `the page shows ${written}> as text: paste it into the source view.`);
}

/** The tags without their end: “/>” does not close a tag in HTML. */
function unclosed({ page: { tags } }: Shop): readonly string[] {
  return tags
    .filter(({ isOpen }) => isOpen)
    .map(({ name, isPlaceholder }) => {
      const [start, end] = isPlaceholder
        ? [`<div data-shop-widget="${name}">`, '</div>']
        : [`<shop-${name}>`, `</shop-${name}>`];
      return `${start} is not closed: write ${end} at its end. “/>” closes no tag in HTML.`;
    });
}

function headers({ page, base }: Shop): readonly Verdict[] {
  const findings = policyVerdicts(page, base);
  const guides = unseen('see the guides “Delivery and caching” and “Content Security Policy”.');
  // The page around a snippet may name the charset, and so may the server.
  const hint = `begin the head with <meta charset="utf-8">, or name it in a header: else “${page.garbled}” appears garbled.`;
  const charset = page.garbled === undefined ? [] : unseen(hint);
  return [charset, findings.length > 0 ? findings : guides].flat();
}

/** The demo's company. */
const OF_COMPANY = /: shop\.(?:company|name) /u;

function company({ signUps, problems }: Shop): readonly Verdict[] {
  const wrong = problems.filter((problem) => OF_COMPANY.test(problem));
  if (wrong.length > 0) return wrong.map(toDo);
  if (signUps.length === 0) return [ok('the page has no sign-up, so no consent names a company.')];
  return signUps.map((tag) => {
    const named = tag.texts['shop.company']?.trim();
    return named
      ? ok(`the consents of shop-${tag.name} name “${named}”.`)
      : toDo(
          `set the text shop.company of shop-${tag.name}: your company with its legal form, which the consents name. ` +
            `Once for the page, on the script tag: data-texts='{"shop.company": "…"}'.`,
        );
  });
}

function goods(shop: Shop): readonly Verdict[] {
  if (shop.signUps.length === 0) return [];
  const { 'shop.goods': named, 'newsletter.legalNotice': notice } = ownTexts(shop);
  if (named) return [ok(`the consents advertise “${named}”.`), ...otherLanguage(shop)];
  return notice === undefined
    ? [toDo('set the text shop.goods: what the newsletter advertises, such as "bicycles and accessories".')]
    : [unseen('your own legal notice must name the goods that the newsletter advertises.')];
}

/** Nobody can consent in a language that the page does not speak. No command knows the language of a short text. */
function otherLanguage({ page: { language }, site }: Shop): readonly Verdict[] {
  const [own] = localeOf(site).split('-');
  if (language === undefined || language === own) return [];
  return [unseen(`the page is in “${language}”: write goods, texts and links of ${site} in “${own}”.`)];
}

function voucherTerms(shop: Shop): readonly Verdict[] {
  const terms = textsOf(shop)['newsletter.link.terms'];
  if (!isOffered(shop) || !terms) return [];
  return [unseen(`${terms} must state the terms of “${voucher(shop)}”`)];
}

/** By default a footer or session tag calls the A/B test service, whose answer may set a cookie. */
function cookies({ page, hasFooter }: Shop): readonly Verdict[] {
  const tags = page.tags.filter(({ name }) => name === 'footer' || name === 'session');
  if (tags.length === 0 && !hasFooter) return [ok('no tag of the page calls the A/B test service.')];
  const values = (tags.length > 0 ? tags : [{ name: 'footer' }]).map((tag) => valueOf(page, tag, 'ab-tests'));
  if (!values.includes('on'))
    return [ok(`the A/B test service is ${values.includes('consent') ? 'called after consent' : 'never called'}.`)];
  return [
    unseen(
      'the page calls the A/B test service, whose answer may set a cookie before any consent: set ' +
        'data-ab-tests="consent" or "off" on the script tag, unless your service sets none.',
    ),
  ];
}

function content({ page, hasContent, hasContentFile, hasFooter, problems }: Shop): readonly Verdict[] {
  const wrong = problems.filter((problem) => !OF_COMPANY.test(problem));
  if (wrong.length > 0) return wrong.map(toDo);
  if (!hasFooter) return [ok('the page has no footer.')];
  const remote = contentFileOf(page);
  if (remote && !hasContentFile)
    return [toDo(`the page loads ${remote}: add that file to the command, too, which then checks it.`)];
  const foreign =
    remote && /^(?:https?:)?\/\//iu.test(remote)
      ? [unseen(`${remote} must be UTF-8, and send Access-Control-Allow-Origin to pages of another origin.`)]
      : [];
  return hasContent
    ? [ok('the widgets take each key and value.'), ...foreign]
    : [unseen('the footer shows the built-in content: check that all of it is true for your shop.')];
}

function seals({ content: { qualityLogos } }: Shop): readonly Verdict[] {
  const logos = qualityLogos?.logos ?? [];
  if (logos.length === 0) return [ok('the page shows none in a footer.')];
  return logos.map(({ image, link }) =>
    link
      ? unseen(`“${image.label}” must be a seal of your shop, with the evidence at ${link.url}.`)
      : toDo(`“${image.label}” has no link to the evidence: add one, or remove the seal.`),
  );
}

/** By the icon of a group: whether its links say what the shop offers, such as store pickup. */
const IS_OFFER = {
  payment: true,
  shipping: true,
  store: true,
  returns: true,
  contact: false,
  card: true,
  services: true,
  company: false,
} satisfies Record<(typeof GROUP_ICONS)[number], boolean>;

function promises(shop: Shop): readonly Verdict[] {
  const { teaser, salesTax = {} } = shop.content;
  const introductions = teaser?.groups?.map(({ introductoryText }) => introductoryText) ?? [];
  const offers = (teaser?.groups ?? [])
    .filter(({ heading }) => heading?.iconName && IS_OFFER[heading.iconName])
    .map((group) => (group.links ?? []).map((each) => each.link.text).join(', '));
  const { textBeforeLink, link, textAfterLink = '' } = salesTax;
  const beforeEnd = [textBeforeLink, link?.text].filter(Boolean).join(' ');
  const texts = shop.signUps.length > 0 ? textsOf(shop) : undefined;
  const retention = texts?.['newsletter.legalNotice.retention'];
  // The message management system of Turkey, where a shop has to register.
  const sentences = texts?.['newsletter.legals.label']?.split(/\n|(?<=\.)/u);
  const recorded = sentences?.find((sentence) => sentence.includes('İYS'))?.trim();
  const offered = texts && isOffered(shop) ? voucher(shop) : '';
  const logos = (teaser?.groups ?? []).flatMap(({ images = [] }) => images.map(({ label }) => label)).join(', ');
  const priceNote = beforeEnd + spaceBefore(textAfterLink) + textAfterLink;
  const made = [offered, retention, recorded, ...introductions, ...offers, priceNote, logos].filter(Boolean);
  if (made.length === 0) return [ok('the command recognises none; read the consents, too.')];
  return made.map((promise) => unseen(`must be true of your shop: “${promise}”`));
}

function voucher(shop: Shop): string {
  const own = textsOf(shop);
  return `${own['newsletter.voucherFootnote']} ${own['newsletter.voucherTerms']}`.replaceAll(/<\/?\w+>/gu, '').trim();
}
