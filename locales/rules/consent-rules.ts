import { SITES } from '../../src/embed/market/sites.ts';
import { contains, each, german, lacks, type MarketRule, type Place } from './rule.ts';
import { BOX, NOTICE, OWN, PERSONAL } from './places-and-sources.ts';

const NOTICE_AND_BOX: Place = { in: 'texts', keys: ['newsletter.legalNotice', 'newsletter.legals.label'] };
const CONSENTS: Place = {
  in: 'texts',
  keys: ['newsletter.legalNotice', 'newsletter.legals.label', 'newsletter.consent.label'],
};

const GDPR = 'GDPR, Articles 4(11) and 7';

/** The acts that ask for consent to advertising by mail. */
const ADVERTISING_ACTS = {
  DE: 'UWG, section 7(2); BGH, VI ZR 721/15',
  AT: 'TKG 2021, section 174',
  CH: 'UWG, Article 3(1)(o)',
  CH_FR: 'LCD, Article 3(1)(o)',
  PL: 'PKE of 2024, Article 398',
  CZ: 'Act 480/2004, section 7',
  HU: 'Act XLVIII of 2008 (Grt.), section 6',
  SK: 'Act 452/2021, section 116',
  TR: 'Act 6563, Article 6',
} as const;

/** The parts of a consent that every market, or most of them, want to read in the declaration itself. */
export const CONSENT_RULES: readonly MarketRule[] = [
  {
    id: 'consent.sender',
    at: CONSENTS,
    sentence: 'Each consent names the company that sends the mails.',
    source: GDPR,
    sources: ADVERTISING_ACTS,
    bySite: contains(each(SITES, /\{\{(?:company|sender)\}\}/)),
  },
  {
    id: 'consent.no-shop-name',
    at: CONSENTS,
    sentence: 'No consent names the shop where it means the company: a shop’s name is not a legal person.',
    source: GDPR,
    bySite: lacks(each(SITES, /\{\{shop\}\}/)),
    breaks: '{{shop}}',
  },
  {
    id: 'consent.channel',
    at: NOTICE_AND_BOX,
    sentence: 'The consent to advertising says that it comes by e-mail.',
    source: GDPR,
    sources: ADVERTISING_ACTS,
    bySite: contains({ ...each(SITES, /e-mail/i), TR: /e-posta/i }),
  },
  {
    id: 'consent.channel-personal',
    at: PERSONAL,
    sentence: 'The consent to personal offers says that they come by e-mail.',
    source: GDPR,
    sources: ADVERTISING_ACTS,
    bySite: contains({ ...each(SITES, /e-mail/i), TR: /e-posta/i }),
  },
  {
    id: 'consent.advertising',
    at: NOTICE,
    sentence: 'The notice calls the mails advertising, in the words of the market’s law.',
    source: GDPR,
    sources: ADVERTISING_ACTS,
    bySite: contains({
      ...german(/Werbung/),
      CH_FR: /publicité/,
      PL: /informacje handlowe/,
      CZ: /obchodní sdělení/,
      HU: /reklám/,
      SK: /priameho marketingu/,
      TR: /ticari elektronik ileti/,
    }),
  },
  {
    id: 'consent.advertising-box',
    at: BOX,
    sentence: 'The box that is ticked for the mails says that they are commercial.',
    source: GDPR,
    sources: ADVERTISING_ACTS,
    bySite: contains({
      ...german(/kommerzielle elektronische Nachrichten|Werbung/),
      CH_FR: /messages électroniques commerciaux|publicité/,
      PL: /informacje handlowe/,
      CZ: /obchodní sdělení/,
      HU: /elektronikus hirdetés|reklám/,
      SK: /priameho marketingu/,
      TR: /ticari elektronik ileti/,
    }),
  },
  {
    id: 'consent.content',
    at: NOTICE,
    sentence: 'The notice describes what the mails contain, such as offers.',
    source: GDPR,
    sources: ADVERTISING_ACTS,
    bySite: contains({
      ...german(/Angebote/),
      CH_FR: /offres/,
      PL: /oferty/,
      CZ: /nabídky/,
      HU: /ajánlatok/,
      SK: /ponuky/,
      TR: /fırsat/,
    }),
  },
  {
    id: 'consent.goods',
    at: NOTICE,
    sentence: 'The notice names the goods that are advertised.',
    source: OWN,
    sources: { DE: 'UWG, section 7(2); BGH, VI ZR 721/15' },
    bySite: contains({
      ...german(/Kaffee/),
      CH_FR: /café/,
      PL: /kawy/,
      CZ: /kávy/,
      HU: /kávé/,
      SK: /kávy/,
      TR: /kahve/,
    }),
  },
  {
    id: 'consent.one-purpose',
    at: NOTICE,
    sentence:
      'The notice declares consent only to advertising: a visitor could not refuse anything else that it declares.',
    source: 'GDPR, Article 7(4), recital 43',
    sources: {
      DE: 'GDPR, recital 43; TDDDG, section 25(1)',
      AT: 'GDPR, recital 43; TKG 2021, section 165(3)',
      CH: 'DSG, Article 6(3)',
      CH_FR: 'LPD, Article 6(3)',
      TR: 'KVKK, Articles 3(1)(a) and 5(1)',
    },
    bySite: lacks({
      ...german(/auswert|öffne|Profiling/),
      CH_FR: /analys|ouverture|profilage/,
      PL: /analizow|otwieram|profilowan/,
      CZ: /vyhodnoc|otevírám|profilován/,
      HU: /elemez|megnyit|profilalkotás/,
      SK: /vyhodnoc|otváram|profilovan/,
      TR: /değerlendiril|tıklad|profilleme/,
    }),
    breaks: 'auswertet analyse analizowała vyhodnocovala elemezze değerlendirilir',
  },
  {
    id: 'consent.tracking',
    at: PERSONAL,
    sentence: 'The consent to personal offers, which is optional, covers the tracking of opens and clicks.',
    source: 'GDPR, Articles 5(1)(b) and 7, recital 43',
    sources: {
      DE: 'TDDDG, section 25(1)',
      AT: 'TKG 2021, section 165(3)',
      CH: 'DSG, Article 5(f)',
      CH_FR: 'LPD, Article 5(f)',
      TR: 'KVKK, Articles 3(1)(a) and 5(1)',
    },
    bySite: contains({
      ...german(/E-Mails und Links ich öffne/),
      CH_FR: /ouverture des e-mails et mes clics/,
      PL: /otwieram i w jakie linki klikam/,
      CZ: /otevírám a na které odkazy klikám/,
      HU: /nyitom meg, és mely hivatkozásokra kattintok/,
      SK: /otváram a na ktoré odkazy klikám/,
      TR: /açtığım e-postaların ve tıkladığım bağlantıların/,
    }),
  },
  {
    id: 'consent.profiling',
    at: PERSONAL,
    sentence: 'The consent to personal offers calls the evaluation profiling.',
    source: 'GDPR, Articles 4(4) and 7',
    sources: { CH: 'DSG, Article 5(f)', CH_FR: 'LPD, Article 5(f)', TR: OWN },
    bySite: contains({
      ...german(/Profiling/),
      CH_FR: /profilage/,
      PL: /profilowanie/,
      CZ: /profilování/,
      HU: /profilalkotás/,
      SK: /profilovanie/,
      TR: /profilleme/,
    }),
  },
  {
    id: 'consent.voluntary',
    at: PERSONAL,
    sentence: 'The consent to personal offers says that it is voluntary.',
    source: 'GDPR, Article 7(4)',
    sources: { CH: OWN, CH_FR: OWN, TR: 'KVKK, Article 3(1)(a)' },
    bySite: contains({
      ...german(/freiwillig/),
      CH_FR: /facultatif/,
      PL: /dobrowolna/,
      CZ: /dobrovolný/,
      HU: /önkéntes/,
      SK: /dobrovoľný/,
      TR: /isteğe bağlı/,
    }),
  },
];
