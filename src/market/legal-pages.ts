import type { Site } from './sites.ts';

/** The pages that the law of a market demands a link to, on every page of a shop. */
export interface LegalPages {
  /** Who runs the shop; in Turkey the contact page with the MERSİS number. */
  readonly imprint: string;
  readonly terms: string;
  readonly privacy: string;
  /** The withdrawal function of Directive (EU) 2023/2673, in force since 19 June 2026. EU markets only. */
  readonly withdrawal?: string;
  /** The statement of Directive (EU) 2019/882, in force since 28 June 2025. EU markets only. */
  readonly accessibility?: string;
  /** The notice on the legal guarantee of Directive (EU) 2024/825, in force since 27 September 2026. EU markets only. */
  readonly guarantee?: string;
}

const PAGES: Readonly<Record<Site, LegalPages>> = {
  DE: {
    imprint: '/impressum',
    terms: '/agb',
    privacy: '/datenschutz',
    withdrawal: '/vertrag-widerrufen',
    accessibility: '/barrierefreiheit',
    guarantee: '/gesetzliche-gewaehrleistung',
  },
  AT: {
    imprint: '/impressum',
    terms: '/agb',
    privacy: '/datenschutz',
    withdrawal: '/vertrag-widerrufen',
    accessibility: '/barrierefreiheit',
    guarantee: '/gesetzliche-gewaehrleistung',
  },
  CH: { imprint: '/impressum', terms: '/agb', privacy: '/datenschutz' },
  CH_FR: { imprint: '/mentions-legales', terms: '/conditions-generales', privacy: '/protection-des-donnees' },
  PL: {
    imprint: '/dane-firmy',
    terms: '/regulamin',
    privacy: '/polityka-prywatnosci',
    withdrawal: '/odstap-od-umowy',
    accessibility: '/deklaracja-dostepnosci',
    guarantee: '/odpowiedzialnosc-za-zgodnosc-towaru',
  },
  CZ: {
    imprint: '/provozovatel',
    terms: '/obchodni-podminky',
    privacy: '/ochrana-osobnich-udaju',
    withdrawal: '/odstoupit-od-smlouvy',
    accessibility: '/prohlaseni-o-pristupnosti',
    guarantee: '/zakonna-zaruka',
  },
  HU: {
    imprint: '/impresszum',
    terms: '/aszf',
    privacy: '/adatvedelem',
    withdrawal: '/elallas-a-szerzodestol',
    accessibility: '/akadalymentesitesi-nyilatkozat',
    guarantee: '/szavatossag-es-jotallas',
  },
  SK: {
    imprint: '/prevadzkovatel',
    terms: '/obchodne-podmienky',
    privacy: '/ochrana-osobnych-udajov',
    withdrawal: '/odstupit-od-zmluvy',
    accessibility: '/vyhlasenie-o-pristupnosti',
    guarantee: '/zakonna-zaruka',
  },
  TR: { imprint: '/iletisim-ve-kunye', terms: '/mesafeli-satis-sozlesmesi', privacy: '/kisisel-verilerin-korunmasi' },
};

/** The required pages of a site, as paths of the site. */
export function legalPages(site: Site): LegalPages {
  return PAGES[site];
}
