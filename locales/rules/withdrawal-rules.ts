import { SITES } from '../../src/embed/market/sites.ts';
import { contains, each, german, type MarketRule } from './rule.ts';
import { GRT, NOTICE, NOTICE_AND_PERSONAL, PERSONAL } from './places-and-sources.ts';

const GDPR = 'GDPR, Article 7(3)';

/** Acts that ask for more than GDPR does: a refusal that is free of charge. */
const FREE_ACTS = {
  AT: 'TKG 2021, section 174',
  CH: 'UWG, Article 3(1)(o)',
  CH_FR: 'LCD, Article 3(1)(o)',
  CZ: 'Act 480/2004, section 7',
  HU: GRT,
  TR: 'Act 6563, and its regulation on commercial communication',
} as const;

/** How a consent is withdrawn. */
export const WITHDRAWAL_RULES: readonly MarketRule[] = [
  {
    id: 'consent.withdrawal',
    at: NOTICE_AND_PERSONAL,
    sentence: 'The notice and the consent to personal offers say that they can be withdrawn.',
    source: GDPR,
    sources: { CH: FREE_ACTS.CH, CH_FR: FREE_ACTS.CH_FR, HU: `${GRT}; ${GDPR}`, TR: FREE_ACTS.TR },
    bySite: contains({
      ...german(/widerrufen/),
      CH_FR: /révoquer/,
      PL: /wycofać/,
      CZ: /odvolat/,
      HU: /visszavonhatom/,
      SK: /odvolať/,
      TR: /geri alabilirim/,
    }),
  },
  {
    id: 'consent.withdrawal-free',
    at: NOTICE,
    sentence: 'The notice says that withdrawal is free of charge.',
    source: 'the shop’s own rule',
    sources: FREE_ACTS,
    bySite: contains({
      AT: /kostenlos/,
      CH: /kostenlos/,
      CH_FR: /sans frais/,
      PL: /bezpłatnie/,
      CZ: /bezplatně/,
      HU: /ingyenesen/,
      SK: /bezplatne/,
      TR: /ücretsiz/,
    }),
  },
  {
    id: 'consent.withdrawal-free-personal',
    at: PERSONAL,
    sentence: 'The consent to personal offers says that withdrawal is free of charge.',
    source: 'the shop’s own rule',
    sources: FREE_ACTS,
    bySite: contains({ AT: /kostenlos/, CH: /kostenlos/, CH_FR: /sans frais/ }),
  },
  {
    id: 'consent.withdrawal-link',
    at: NOTICE,
    sentence: 'The notice names the link at the end of each mail with which it is withdrawn.',
    source: GDPR,
    sources: { CH: FREE_ACTS.CH, CH_FR: FREE_ACTS.CH_FR, TR: FREE_ACTS.TR },
    bySite: contains({
      ...german(/Abmeldelink/),
      CH_FR: /lien de désinscription/,
      PL: /link do wypisania się/,
      CZ: /odkazu pro odhlášení/,
      HU: /leiratkozási hivatkozás/,
      SK: /odkazu na odhlásenie/,
      TR: /abonelikten çıkma bağlantısı/,
    }),
  },
  {
    id: 'consent.withdrawal-contact',
    at: NOTICE,
    sentence: 'The notice links to a second way to withdraw, the contact form.',
    source: 'the shop’s own rule: as easy to withdraw as to give, GDPR Article 7(3)',
    bySite: contains(each(SITES, /<contact>[^<]+<\/contact>/)),
  },
];
