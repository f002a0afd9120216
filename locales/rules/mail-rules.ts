import { SITES } from '../../src/embed/market/sites.ts';
import { contains, each, lacks, type MarketRule, type Place } from './rule.ts';

const SENDER: Place = { in: 'mails', keys: ['senderBlock'] };
const BEFORE_THE_CLICK: Place = {
  in: 'mails',
  keys: [
    'subject',
    'preheader',
    'greeting',
    'greetingNamed',
    'body',
    'confirms',
    'button',
    'linkHint',
    'ignore',
    'refuse',
    'expiry',
  ],
};

const TR_REGULATION = 'Regulation on commercial communication of 2015, Articles 7 and 8';

/** The acts that say what a business letter carries. */
const SENDER_ACTS = {
  DE: 'GmbHG, section 35a',
  AT: 'UGB, section 14',
  CH: 'UWG, Article 3(1)(o)',
  CH_FR: 'LCD, Article 3(1)(o)',
  HU: 'Act CVIII of 2001, section 4',
  TR: TR_REGULATION,
} as const;

const SENDER_LAW = 'Directive 2000/31/EC, Article 5';

/** What the confirmation mail says, and what it does not say before the click. */
export const MAIL_RULES: readonly MarketRule[] = [
  {
    id: 'mail.quotes-consent',
    at: { in: 'mails', keys: ['confirms'] },
    sentence: 'The mail that asks for the click quotes the declaration that the click confirms.',
    source: 'GDPR, Article 7(1): proof of consent',
    sources: { CH: 'the shop’s own rule', CH_FR: 'the shop’s own rule', TR: 'the shop’s own rule' },
    bySite: contains(each(SITES, /\{\{consent\}\}/)),
  },
  {
    id: 'mail.no-advertising',
    at: BEFORE_THE_CLICK,
    sentence: 'The mail that asks for the click advertises nothing: it may reach somebody who never signed up.',
    source: 'the shop’s own rule',
    sources: {
      DE: 'OLG München, 29 U 1682/12 (another view: OLG Celle)',
      HU: 'Act CVIII of 2001, section 14(2)',
      TR: TR_REGULATION,
    },
    bySite: lacks(
      each(
        SITES,
        /\b10 ?%|% ?10\b|gutschein|rabatt|\bbon\b|rabais|kupon|rabat|poukaz|slev[auy]|zľav|kedvezmény|indirim/i,
      ),
    ),
    breaks: '10 %',
  },
  {
    id: 'mail.link-validity',
    at: { in: 'mails', keys: ['expiry'] },
    sentence: 'The mail says that its link is valid for 14 days.',
    source: 'the shop’s own rule',
    bySite: contains(each(SITES, /\b14\b/)),
  },
  {
    id: 'mail.company',
    at: SENDER,
    sentence: 'The block of the sender begins with the company.',
    source: SENDER_LAW,
    sources: SENDER_ACTS,
    bySite: contains(each(SITES, /^\{\{company\}\}\n./)),
  },
  {
    id: 'mail.register',
    at: SENDER,
    sentence: 'The block of the sender gives the entry in the register of companies.',
    source: SENDER_LAW,
    sources: SENDER_ACTS,
    bySite: contains({
      DE: /HRB \d/,
      AT: /FN \d/,
      CH: /UID CHE-\d/,
      CH_FR: /IDE CHE-\d/,
      PL: /KRS \d{10}/,
      CZ: /IČO \d{8}.*\n.*oddíl [A-Z]/,
      HU: /\nCégjegyzékszám: \d{2}-\d{2}-\d{6} /,
      SK: /IČO \d{8}.*\n.*oddiel: \w/,
      TR: /\nTicaret sicil no: \d.*\nMERSİS no: \d{16}\n/,
    }),
  },
  {
    id: 'mail.contact',
    at: SENDER,
    sentence: 'The block of the sender gives an e-mail address.',
    source: SENDER_LAW,
    sources: SENDER_ACTS,
    bySite: contains(each(SITES, /\S@\S/)),
  },
  {
    id: 'mail.tax-number',
    at: SENDER,
    sentence: 'The Hungarian block of the sender gives the tax number.',
    source: 'Act CVIII of 2001, section 4',
    bySite: contains({ HU: /\nAdószám: \d{8}-\d-\d{2}\n/ }),
  },
  {
    id: 'mail.withdrawal-post',
    at: SENDER,
    sentence: 'The Hungarian mail says that the consent can be withdrawn by post, free of charge.',
    source: 'Act XLVIII of 2008 (Grt.), section 6',
    bySite: contains({ HU: /címre küldött levélben .*ingyenesen visszavonhatja/ }),
  },
  {
    id: 'mail.consent-received',
    at: { in: 'mails', keys: ['body'] },
    sentence: 'The Turkish mail says that the consent has been received.',
    source: TR_REGULATION,
    bySite: contains({ TR: /ticari elektronik ileti onayınızı aldık/ }),
  },
  {
    id: 'mail.refusal',
    at: { in: 'mails', keys: ['ignore', 'refuse'] },
    sentence: 'The Turkish mail explains how to refuse the consent, and has a link that refuses it.',
    source: TR_REGULATION,
    bySite: contains({ TR: /onay\p{L}* .*reddet|ileti almayı redde[dt]/iu }),
  },
  {
    id: 'mail.voucher-terms',
    at: { in: 'mails', keys: ['confirmed.text'] },
    sentence: 'The page after the click says that the Hungarian voucher is valid for a month and can be used once.',
    source: 'the shop’s own rule',
    bySite: contains({ HU: /1 hónapig érvényes.*egyszer használható/ }),
  },
];
