import type { LegalPages } from '../../src/embed/market/shop.ts';
import { shopOf, SITES } from '../../src/embed/market/sites.ts';
import { each, german, lacks, type MarketRule, type PatternsBySite, type Requirement, requirements } from './rule.ts';

const LEGAL_LINKS = { in: 'footer', part: 'legalLinks' } as const;
const ADDRESSES = { in: 'footer', part: 'addresses' } as const;

const WITHDRAWAL_LAW = 'Directive (EU) 2023/2673, from 19 June 2026';
const PROVIDER_LAW = 'Directive 2000/31/EC, Article 5';
const NO_WITHDRAWAL_FUNCTION = 'Swiss and Turkish law know no withdrawal function';

/** The words of the withdrawal function. */
const WITHDRAWAL: PatternsBySite = {
  DE: /^Vertrag (?:hier )?widerrufen$/i,
  AT: /^Vom Vertrag zurücktreten$|^Vertrag widerrufen$/i,
  PL: /^Odstąp od umowy/i,
  CZ: /^Odstoupit od smlouvy/i,
  HU: /^Elállás a szerződéstől$/i,
  SK: /^Odstúpiť od zmluvy/i,
};

/** A legal link known by its words, or by the built-in path of the page that it leads to. */
function links(words: PatternsBySite, page?: keyof LegalPages): MarketRule['bySite'] {
  return requirements(words, (pattern, site) => {
    const url = page && shopOf(site).legalPages[page];
    return { kind: 'link', words: pattern, ...(url !== undefined && { url }) };
  });
}

/** The legal links that a market demands, in words and order, and those that it does not allow. */
export const LINK_RULES: readonly MarketRule[] = [
  {
    id: 'links.withdrawal',
    at: LEGAL_LINKS,
    sentence: 'The function to withdraw from a contract is linked on every page, in the words of the market.',
    source: WITHDRAWAL_LAW,
    sources: { HU: `Decree 45/2014, section 22(1b); ${WITHDRAWAL_LAW}` },
    bySite: links(WITHDRAWAL),
  },
  {
    id: 'links.withdrawal-emphasis',
    at: LEGAL_LINKS,
    sentence: 'The withdrawal function has "emphasis": true, and no other legal link has.',
    source: WITHDRAWAL_LAW,
    bySite: requirements(WITHDRAWAL, (words) => ({ kind: 'emphasis', words })),
  },
  {
    id: 'links.withdrawal-first',
    at: LEGAL_LINKS,
    sentence: 'The withdrawal function is the first legal link.',
    source: `the shop’s own rule: placed prominently, ${WITHDRAWAL_LAW}`,
    bySite: requirements(WITHDRAWAL, (words) => ({ kind: 'first', words })),
  },
  {
    id: 'links.no-withdrawal',
    at: LEGAL_LINKS,
    sentence: 'There is no withdrawal function where the law grants no right of withdrawal.',
    source: NO_WITHDRAWAL_FUNCTION,
    bySite: lacks(each(['CH', 'CH_FR', 'TR'], /widerrufen|zurücktreten|rétract|sözleşmeden cay/i)),
    breaks: { url: '/vertrag-widerrufen', text: 'Vertrag widerrufen' },
  },
  {
    id: 'links.no-emphasis',
    at: LEGAL_LINKS,
    sentence: 'No legal link has emphasis where there is no withdrawal function.',
    source: `the shop’s own rule: ${NO_WITHDRAWAL_FUNCTION}`,
    bySite: each<Requirement>(['CH', 'CH_FR', 'TR'], { kind: 'emphasis' }),
    breaks: { url: '/agb', text: 'AGB', emphasis: true },
  },
  {
    id: 'links.cancellation',
    at: LEGAL_LINKS,
    sentence: 'Running contracts, such as the coffee subscription, can be cancelled via a link.',
    source: 'BGB, section 312k',
    bySite: links({ DE: /Verträge (?:hier )?kündigen/ }),
  },
  {
    id: 'links.imprint',
    at: LEGAL_LINKS,
    sentence: 'A link leads to who runs the shop; in Turkey the contact page with the MERSİS number.',
    source: PROVIDER_LAW,
    sources: { CH: 'UWG, Article 3(1)(s)', CH_FR: 'LCD, Article 3(1)(s)', TR: 'Act 6563' },
    bySite: links(
      {
        ...german(/Impressum/),
        CH_FR: /Impressum|Mentions légales/i,
        PL: /Dane firmy/,
        CZ: /Provozovatel/,
        HU: /Impresszum/,
        SK: /Prevádzkovateľ/,
        TR: /künye/i,
      },
      'imprint',
    ),
  },
  {
    id: 'links.mersis',
    at: LEGAL_LINKS,
    sentence: 'A Turkish legal link names the place of the MERSİS number.',
    source: 'Act 6563',
    bySite: links({ TR: /MERSİS/ }),
  },
  {
    id: 'links.etbis',
    at: LEGAL_LINKS,
    sentence: 'A Turkish legal link leads to the shop’s entry in the register ETBİS.',
    source: 'Act 6563',
    bySite: links({ TR: /ETBİS/ }),
  },
  {
    id: 'links.terms',
    at: LEGAL_LINKS,
    sentence: 'The terms of the shop are linked; in Turkey the distance contract.',
    source: 'Directive 2000/31/EC, Article 10(3)',
    sources: {
      CH: 'the shop’s own rule',
      CH_FR: 'the shop’s own rule',
      TR: 'Act 6502 and its regulation on distance contracts',
    },
    bySite: links(
      {
        ...german(/\bAGB\b|Geschäftsbedingungen/),
        CH_FR: /Conditions générales/,
        PL: /Regulamin/,
        CZ: /Obchodní podmínky/,
        HU: /ÁSZF|Általános Szerződési Feltételek/i,
        SK: /Obchodné podmienky/,
        TR: /Mesafeli satış sözleşmesi/i,
      },
      'terms',
    ),
  },
  {
    id: 'links.preliminary-information',
    at: LEGAL_LINKS,
    sentence: 'The Turkish form of preliminary information is linked.',
    source: 'Act 6502 and its regulation on distance contracts',
    bySite: links({ TR: /Ön bilgilendirme formu/i }),
  },
  {
    id: 'links.privacy',
    at: LEGAL_LINKS,
    sentence: 'The privacy notice is linked; in Turkey the KVKK notice.',
    source: 'GDPR, Articles 12 and 13',
    sources: { CH: 'DSG, Article 19', CH_FR: 'LPD, Article 19', TR: 'KVKK, Article 10' },
    bySite: links(
      {
        ...german(/Datenschutz/),
        CH_FR: /Protection des données/i,
        PL: /Polityka prywatności/,
        CZ: /Ochrana osobních údajů/,
        HU: /Adatvédelem|Adatkezelési/,
        SK: /Ochrana osobných údajov/,
        TR: /KVKK/,
      },
      'privacy',
    ),
  },
  {
    id: 'links.accessibility',
    at: LEGAL_LINKS,
    sentence: 'The accessibility statement is linked.',
    source: 'Directive (EU) 2019/882, since 28 June 2025',
    bySite: links(
      {
        DE: /Barrierefreiheit/,
        AT: /Barrierefreiheit/,
        PL: /dostępnoś/i,
        CZ: /přístupnost/i,
        HU: /akadálymentes/i,
        SK: /prístupnost/i,
      },
      'accessibility',
    ),
  },
  {
    id: 'links.guarantee',
    at: LEGAL_LINKS,
    sentence: 'The notice on the legal guarantee is linked.',
    source: 'Directive (EU) 2024/825, from 27 September 2026',
    bySite: links(
      {
        DE: /Gesetzliche Gewährleistung/i,
        AT: /Gesetzliche Gewährleistung/i,
        PL: /Zgodność towaru z umową/i,
        CZ: /Zákonná záruka/i,
        HU: /szavatosság/i,
        SK: /Zákonná záruka/i,
      },
      'guarantee',
    ),
  },
  {
    id: 'links.guarantee-and-warranty',
    at: LEGAL_LINKS,
    sentence: 'The Hungarian link names guarantee and warranty, which the law keeps apart.',
    source: 'Decree 151/2003',
    bySite: links({ HU: /szavatosság és jótállás/i }),
  },
  {
    id: 'links.dispute-resolution',
    at: LEGAL_LINKS,
    sentence: 'A link leads to the national body that settles disputes; in Germany to a statement of the shop.',
    source: 'Directive 2013/11/EU, Article 13',
    sources: { DE: 'VSBG, section 36' },
    bySite: links({
      DE: /Verbraucherschlichtung|Streitbeilegung/,
      AT: /Ombudsstelle|Schlichtung/,
      PL: /rozwiązywanie sporów/i,
      CZ: /řešení sporů/i,
      HU: /Békéltető testület/i,
      SK: /riešenie sporov/i,
    }),
  },
  {
    id: 'links.no-dispute-platform',
    at: ADDRESSES,
    sentence: 'No link leads to the dispute platform of the EU, which closed on 20 July 2025: it would mislead.',
    source: 'Regulation (EU) 2024/3228',
    sources: { CH: 'UWG, Article 3(1)(b)', CH_FR: 'LCD, Article 3(1)(b)', TR: 'the shop’s own rule' },
    bySite: lacks(each(SITES, /consumers\/odr|webgate|ec\.europa\.eu\/odr/i)),
    breaks: { url: 'https://ec.europa.eu/consumers/odr/', text: 'OS' },
  },
  {
    id: 'links.no-register-home-page',
    at: LEGAL_LINKS,
    sentence: 'A Turkish legal link leads to the shop’s own entry, never to the home page of a register.',
    source: 'the shop’s own rule: a home page shows no entry',
    bySite: lacks({ TR: /^https?:\/\/[^/\s]+\/? /m }),
    breaks: { url: 'https://www.etbis.eticaret.gov.tr/', text: 'Sicil' },
  },
];
