import { contains, lacks, type MarketRule } from './rule.ts';
import { BOX, GRT, KVKK_NOTICE, NOTICE, PERSONAL } from './places-and-sources.ts';

/** What Hungary and Turkey alone want of the sign-up. */
export const NATIONAL_RULES: readonly MarketRule[] = [
  {
    id: 'consent.named-act',
    at: NOTICE,
    sentence: 'The Hungarian notice names the act on advertising in full, with its section 6.',
    source: GRT,
    bySite: contains({
      HU: /a gazdasági reklámtevékenység alapvető feltételeiről és egyes korlátairól szóló 2008\. évi XLVIII\. törvény \(Grt\.\) 6\. §/,
    }),
  },
  {
    id: 'consent.express',
    at: NOTICE,
    sentence: 'The Hungarian declaration is voluntary, prior, clear and express, and says so.',
    source: GRT,
    bySite: contains({ HU: /önkéntesen, előzetesen, egyértelműen és kifejezetten/ }),
  },
  {
    id: 'consent.use-of-data',
    at: NOTICE,
    sentence: 'The Hungarian notice begins with the consent to advertising and names the data that it uses.',
    source: GRT,
    bySite: contains({
      HU: /^A feliratkozással hozzájárulok ahhoz, hogy .*kezelje .*\(megszólítás, név, e-mail-cím\)\./,
    }),
  },
  {
    id: 'consent.declared-evaluation',
    at: PERSONAL,
    sentence: 'The consent to personal offers declares consent to the evaluation and does not only announce it.',
    source: 'GDPR, Articles 4(11) and 7',
    sources: { HU: `${GRT}; GDPR, Article 7` },
    bySite: contains({ HU: /Hozzájárulok ahhoz, hogy .*elemezze/ }),
  },
  {
    id: 'consent.withdrawal-post',
    at: NOTICE,
    sentence: 'The Hungarian consent can be withdrawn without restriction or reason, by post too.',
    source: GRT,
    bySite: contains({ HU: /korlátozás és indokolás nélkül.*székhelyére címzett levélben/ }),
  },
  {
    id: 'consent.iys',
    at: { in: 'texts', keys: ['newsletter.legalNotice', 'newsletter.legals.label'] },
    sentence: 'The Turkish consent says that it is recorded in the message management system İYS.',
    source: 'Act 6563, Article 6, and its regulation on commercial communication',
    bySite: contains({ TR: /İYS/ }),
  },
  {
    id: 'consent.positive',
    at: BOX,
    sentence: 'The Turkish box is a positive declaration: “onaylıyorum”.',
    source: 'Act 6563, Article 6, and its regulation on commercial communication',
    bySite: contains({ TR: /onaylıyorum\./ }),
  },
  {
    id: 'consent.explicit',
    at: PERSONAL,
    sentence: 'The Turkish consent to personal offers is a positive declaration: “açık rıza veriyorum”.',
    source: 'KVKK, Articles 3(1)(a) and 5(1)',
    bySite: contains({ TR: /açık rıza veriyorum\./ }),
  },
  {
    id: 'consent.privacy-notice',
    at: NOTICE,
    sentence: 'The first two lines of the Turkish notice, which show while it is folded, link the Aydınlatma Metni.',
    source: KVKK_NOTICE,
    bySite: contains({ TR: /^.{0,60}<usage>(?:KVKK )?Aydınlatma Metni/ }),
  },
  {
    id: 'consent.told-is-not-declared',
    at: NOTICE,
    sentence: 'The Turkish paragraph of information declares no consent.',
    source: KVKK_NOTICE,
    bySite: lacks({ TR: /Bilgilendirme:.*(?:onay|rıza|kabul)/i }),
    breaks: 'Bunu kabul ederim.',
  },
  {
    id: 'consent.declared-is-not-told',
    at: NOTICE,
    sentence: 'The Turkish paragraph of consent accepts the messages; what is only information has its own paragraph.',
    source: KVKK_NOTICE,
    bySite: contains({
      TR: /^(?:(?!silinir|durdurulur)[^\n])*gönderilmesini kabul eder(?:(?!silinir|durdurulur)[^\n])*\n/,
    }),
    breaks: 'Doğrulanmayan abonelikler silinir. ',
  },
  {
    id: 'consent.retention',
    at: { in: 'texts', keys: ['newsletter.legalNotice.retention'] },
    sentence:
      'The Turkish notice says that unconfirmed sign-ups are deleted within 14 days, and sending stops after 2 years.',
    source: 'the shop’s own rule; data minimisation, KVKK Article 4',
    bySite: contains({ TR: /14 gün.*2 yıl/ }),
  },
  {
    id: 'voucher.terms',
    at: { in: 'texts', keys: ['newsletter.voucherTerms'] },
    sentence: 'The footnote says that the Hungarian voucher is valid for a month and can be used once.',
    source: 'the shop’s own rule',
    bySite: contains({ HU: /1 hónapig érvényes.*egyszer használható/ }),
  },
];
