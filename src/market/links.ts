import type { Site } from './sites.ts';

/** The pages of a country site that the sign-up links to. */
export interface SignUpLinks {
  readonly voucherConditions: string;
  readonly privacy: string;
  readonly contact: string;
  readonly exampleNewsletter: string;
  readonly newsletterHint: string;
  readonly usage: string;
}

const GERMAN_LINKS: SignUpLinks = {
  voucherConditions: '/gutscheinbedingungen',
  privacy: '/datenschutz',
  contact: '/contact',
  exampleNewsletter: '/newsletter-beispiel',
  newsletterHint: '/newsletter-hinweise',
  usage: '/datenschutz#newsletter',
};

/** One table of the sign-up's link targets. Paths of the site itself, since each country has a host of its own. */
const LINKS: Readonly<Record<Site, SignUpLinks>> = {
  DE: GERMAN_LINKS,
  AT: GERMAN_LINKS,
  CH: GERMAN_LINKS,
  CH_FR: {
    voucherConditions: '/conditions-des-bons',
    privacy: '/protection-des-donnees',
    contact: '/contact',
    exampleNewsletter: '/exemple-de-newsletter',
    newsletterHint: '/informations-newsletter',
    usage: '/protection-des-donnees#newsletter',
  },
  PL: {
    voucherConditions: '/warunki-kuponu',
    privacy: '/polityka-prywatnosci',
    contact: '/contact',
    exampleNewsletter: '/przykladowy-newsletter',
    newsletterHint: '/newsletter-informacje',
    usage: '/polityka-prywatnosci#newsletter',
  },
  CZ: {
    voucherConditions: '/podminky-poukazu',
    privacy: '/ochrana-osobnich-udaju',
    contact: '/contact',
    exampleNewsletter: '/ukazka-newsletteru',
    newsletterHint: '/informace-o-newsletteru',
    usage: '/ochrana-osobnich-udaju#newsletter',
  },
  HU: {
    voucherConditions: '/kupon-feltetelek',
    privacy: '/adatvedelem',
    contact: '/contact',
    exampleNewsletter: '/hirlevel-minta',
    newsletterHint: '/hirlevel-tajekoztato',
    usage: '/adatvedelem#hirlevel',
  },
  SK: {
    voucherConditions: '/podmienky-poukazu',
    privacy: '/ochrana-osobnych-udajov',
    contact: '/contact',
    exampleNewsletter: '/ukazka-newslettera',
    newsletterHint: '/informacie-o-newsletteri',
    usage: '/ochrana-osobnych-udajov#newsletter',
  },
  TR: {
    voucherConditions: '/kupon-kosullari',
    privacy: '/kisisel-verilerin-korunmasi',
    contact: '/contact',
    exampleNewsletter: '/ornek-bulten',
    newsletterHint: '/bulten-bilgilendirme',
    usage: '/kisisel-verilerin-korunmasi#bulten',
  },
};

/** Where the sign-up of a site links to, as paths of the site. */
export function signUpLinks(site: Site): SignUpLinks {
  return LINKS[site];
}
