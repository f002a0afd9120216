import { type Site, SITES } from '../../src/embed/market/sites.ts';
import { each, german, lacks, type MarketRule, type PatternsBySite, type Requirement, requirements } from './rule.ts';
import { OWN } from './places-and-sources.ts';

const OWN_MARK_LAW = 'Directive 2005/29/EC, annex I no. 2a (Directive (EU) 2024/825), from 27 September 2026';
const RETURNS = { in: 'footer', part: 'returns' } as const;
const SHIPPING = { in: 'footer', part: 'shipping' } as const;

/** The marks that one country's association or authority awards, and where. */
const HOME_OF_SEAL: Readonly<Record<string, readonly Site[]>> = {
  bevh: ['DE'],
  hvAustria: ['AT'],
  atGuetezeichen2023: ['AT'],
  // The Ecommerce Europe Trustmark: Slovakia has no association that awards it.
  euTrustmark: SITES.filter((site) => site !== 'SK'),
  trustEcoEu: SITES.filter((site) => site !== 'SK'),
};

const FOREIGN_SEALS: PatternsBySite = Object.fromEntries(
  SITES.map((site) => {
    const foreign = Object.entries(HOME_OF_SEAL).filter(([, home]) => !home.includes(site));
    return [site, new RegExp(`^(?:${foreign.map(([source]) => source).join('|')})$`, 'm')];
  }),
);

/** A shop may leave its promise out; where it makes one, it is the market's. */
function promised(patterns: PatternsBySite): MarketRule['bySite'] {
  return requirements(patterns, (pattern) => ({ kind: 'contains', pattern, when: /\S/ }));
}

/** What the footer promises and shows: returns, shipping, reductions, seals. */
export const PROMISE_RULES: readonly MarketRule[] = [
  {
    id: 'returns.period',
    at: RETURNS,
    sentence:
      'The group on returns gives the market’s period: 30 days, 14 in Austria, 3 months in Switzerland, 90 days in Turkey.',
    source: OWN,
    sources: { AT: 'FAGG, section 11; the shop promises no more than the law' },
    bySite: promised({
      DE: /\b30 Tage\b/,
      AT: /\b14 Tage\b/,
      CH: /\b3 Monate\b/,
      CH_FR: /\b3 mois\b/,
      PL: /\b30 dni na zwrot/,
      CZ: /\b30 dní na vrácení/,
      HU: /\b30 napos elállási jog/,
      TR: /\b90 gün içinde ücretsiz iade ve değişim/,
    }),
  },
  {
    id: 'returns.statutory',
    at: RETURNS,
    sentence: 'Austria’s 14 days are called a statutory right: what the law grants is not an extra of the shop.',
    source: 'Directive 2005/29/EC, annex I no. 10',
    bySite: promised({ AT: /gesetzliches Rücktrittsrecht/i }),
  },
  {
    id: 'shipping.threshold',
    at: SHIPPING,
    sentence: 'The group on shipping gives the amount from which it is free: 100 zł, 999 Kč, 40 €, 1000 TL.',
    source: OWN,
    bySite: promised({
      PL: /Darmowa dostawa od 100 zł/,
      CZ: /od 999 Kč/,
      SK: /od 40 €/,
      TR: /\b1\.?000 TL/,
    }),
  },
  {
    id: 'shipping.threshold-with-card',
    at: SHIPPING,
    sentence: 'The group on shipping gives the lower amount for holders of the card: 499 Kč, 20 €.',
    source: OWN,
    bySite: promised({ CZ: /kartou od 499 Kč/, SK: /kartou od 20 €/ }),
  },
  {
    id: 'shipping.time',
    at: SHIPPING,
    sentence: 'The Turkish group on shipping gives the time until dispatch, 1 to 2 working days.',
    source: OWN,
    bySite: promised({ TR: /1-2 iş günü/ }),
  },
  {
    id: 'shipping.threshold-in-tax-note',
    at: { in: 'footer', part: 'salesTax' },
    sentence: 'The Turkish note on taxes names the amount below which shipping is charged.',
    source: OWN,
    bySite: promised({ TR: /\b1\.?000 TL/ }),
  },
  {
    id: 'contact.hours',
    at: { in: 'footer', part: 'contact' },
    sentence: 'The Turkish group on contact gives the hours of the customer service.',
    source: OWN,
    bySite: promised({ TR: /her gün 09:00-19:00/ }),
  },
  {
    id: 'prices.lowest',
    at: { in: 'footer', part: 'salesTax' },
    sentence: 'A note on taxes that speaks of reduced prices names the lowest price of the last 30 days.',
    source: 'Directive 98/6/EC, Article 6a; CJEU C-330/23',
    bySite: {
      ...each<Requirement>(['DE', 'AT'], {
        kind: 'contains',
        when: /durchgestrichen|reduziert|ermäßig/i,
        pattern: /niedrigsten Preise? der letzten 30 Tage vor/,
      }),
      PL: { kind: 'contains', when: /obniżk|przekreślon/i, pattern: /najniższą cenę z 30 dni/ },
      CZ: { kind: 'contains', when: /zlevněn|slev|přeškrtnut/i, pattern: /nejnižší cenu za posledních 30[ \u00a0]dní/ },
      HU: {
        kind: 'contains',
        when: /áthúzott|leárazott|akciós/i,
        pattern: /30 nap\S* .*legalacsonyabb|legalacsonyabb .*30 nap/,
      },
      SK: { kind: 'contains', when: /zľav|prečiarknut/i, pattern: /najnižšiu cenu za posledných 30 dní/ },
    },
    breaks: 'Az áthúzott árak korábbi áraink.',
  },
  {
    id: 'seals.own',
    at: { in: 'footer', part: 'sealSources' },
    sentence:
      'No seal for quality or sustainability that the shop awarded to itself (green, gutGemacht, qualitaet) is shown; one that was certified may stay.',
    source: OWN_MARK_LAW,
    sources: { CH: 'UWG, Article 3(1)(b)', CH_FR: 'LCD, Article 3(1)(b)', TR: OWN },
    bySite: lacks(each(SITES, /^(?:green|gutGemacht|qualitaet)$/m)),
    breaks: { seals: ['green'], url: '/unternehmen/nachhaltigkeit' },
  },
  {
    id: 'seals.other-market',
    at: { in: 'footer', part: 'sealSources' },
    sentence: 'No mark or membership of another country’s association is shown.',
    source: 'Directive 2005/29/EC, annex I no. 2',
    sources: { CH: 'UWG, Article 3(1)(b)', CH_FR: 'LCD, Article 3(1)(b)', TR: OWN },
    bySite: lacks(FOREIGN_SEALS),
    breaks: { seals: ['bevh', 'hvAustria'], url: '/unternehmen/mitgliedschaften' },
  },
  {
    id: 'seals.evidence',
    at: { in: 'footer', part: 'sealAddresses' },
    sentence: 'A seal links to its certificate or to a page about it, not to a home page.',
    source: OWN,
    bySite: lacks(each(SITES, /^https?:\/\/[^/\s]+\/?$|.* without a link$/m)),
    breaks: { seals: ['gptw'], url: 'https://www.greatplacetowork.com/' },
  },
  {
    id: 'claims.evidence',
    at: { in: 'footer', part: 'sentences' },
    sentence:
      'No sentence claims an award, a certificate, a membership or a first place: such words are a link to the evidence.',
    source: 'Directive 2005/29/EC, annex I no. 2 and 4',
    sources: { CH: 'UWG, Article 3(1)(b)', CH_FR: 'LCD, Article 3(1)(b)', TR: OWN },
    bySite: lacks({
      ...german(/Testsieger|ausgezeichnet|Auszeichnung|zertifizier|Güte(?:siegel|zeichen)|Mitglied |Nr\. ?1|Nummer 1/i),
      CH_FR: /récompens|primé|distinction|certifi|label |membre d|n[°º] ?1\b|numéro 1/i,
      PL: /nagrod|wyróżni|certyfik|członk|(?:numer|nr) 1\b/i,
      CZ: /oceněn|certifik|vítěz|členem|číslo 1\b/i,
      HU: /díjnyertes|díjazott|tanúsít|minősített|tagja|első számú|piacvezető/i,
      SK: /ocenen|certifik|víťaz|členom|číslo 1\b/i,
      TR: /ödüllü|ödül|sertifika|üyesi|bir numara|1 numara/i,
    }),
    breaks: 'Testsieger. Boutique primée. Certyfikowany sklep. Certifikovaný obchod. Tanúsított bolt. Ödüllü mağaza.',
  },
];
