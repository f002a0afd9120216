import { contains, lacks, type MarketRule, type Place } from './rule.ts';

const NOTICE: Place = { in: 'texts', keys: ['newsletter.legalNotice'] };
const BOX: Place = { in: 'texts', keys: ['newsletter.legals.label'] };
const PERSONAL: Place = { in: 'texts', keys: ['newsletter.consent.label'] };

const GRT = 'Act XLVIII of 2008 (Grt.), section 6';
const KVKK_NOTICE = 'KVKK, Article 10; communiqué on the duty to inform (gazette 30356 of 2018), Article 5';
const CUT = { instead: '' } as const;

/** What Hungary and Turkey alone want of the sign-up. */
export const NATIONAL_RULES: readonly MarketRule[] = [
  {
    id: 'consent.named-act',
    at: NOTICE,
    sentence: 'The Hungarian notice names the act on advertising in full, with its section 6.',
    source: GRT,
    markets: contains({
      HU: /a gazdasági reklámtevékenység alapvető feltételeiről és egyes korlátairól szóló 2008\. évi XLVIII\. törvény \(Grt\.\) 6\. §/,
    }),
    broken: { instead: 'a Grt.' },
  },
  {
    id: 'consent.express',
    at: NOTICE,
    sentence: 'The Hungarian declaration is voluntary, prior, clear and express, and says so.',
    source: GRT,
    markets: contains({ HU: /önkéntesen, előzetesen, egyértelműen és kifejezetten/ }),
    broken: { instead: 'önkéntesen' },
  },
  {
    id: 'consent.use-of-data',
    at: NOTICE,
    sentence: 'The Hungarian notice begins with the consent to advertising and names the data that it uses.',
    source: GRT,
    markets: contains({
      HU: /^A feliratkozással hozzájárulok ahhoz, hogy .*kezelje .*\(megszólítás, név, e-mail-cím\)\./,
    }),
    broken: CUT,
  },
  {
    id: 'consent.declared-evaluation',
    at: PERSONAL,
    sentence: 'The consent to personal offers declares consent to the evaluation and does not only announce it.',
    source: 'GDPR, Articles 4(11) and 7',
    sources: { HU: `${GRT}; GDPR, Article 7` },
    markets: contains({ HU: /Hozzájárulok ahhoz, hogy .*elemezze/ }),
    broken: CUT,
  },
  {
    id: 'consent.withdrawal-post',
    at: NOTICE,
    sentence: 'The Hungarian consent can be withdrawn without restriction or reason, by post too.',
    source: GRT,
    markets: contains({ HU: /korlátozás és indokolás nélkül.*székhelyére címzett levélben/ }),
    broken: { instead: '' },
  },
  {
    id: 'consent.iys',
    at: { in: 'texts', keys: ['newsletter.legalNotice', 'newsletter.legals.label'] },
    sentence: 'The Turkish consent says that it is recorded in the message management system İYS.',
    source: 'Act 6563, Article 6, and its regulation on commercial communication',
    markets: contains({ TR: /İYS/ }),
    broken: CUT,
  },
  {
    id: 'consent.positive',
    at: BOX,
    sentence: 'The Turkish box is a positive declaration: “onaylıyorum”.',
    source: 'Act 6563, Article 6, and its regulation on commercial communication',
    markets: contains({ TR: /onaylıyorum\./ }),
    broken: { instead: 'onaylayabilirim.' },
  },
  {
    id: 'consent.explicit',
    at: PERSONAL,
    sentence: 'The Turkish consent to personal offers is a positive declaration: “açık rıza veriyorum”.',
    source: 'KVKK, Articles 3(1)(a) and 5(1)',
    markets: contains({ TR: /açık rıza veriyorum\./ }),
    broken: { instead: 'değerlendirebilir.' },
  },
  {
    id: 'consent.privacy-notice',
    at: NOTICE,
    sentence: 'A Turkish paragraph “Bilgilendirme” tells of the evaluation and links the KVKK Aydınlatma Metni.',
    source: KVKK_NOTICE,
    markets: contains({ TR: /\n\nBilgilendirme: .*değerlendirilir.*<usage>KVKK Aydınlatma Metni/ }),
    broken: { instead: ' ' },
  },
  {
    id: 'consent.told-is-not-declared',
    at: NOTICE,
    sentence: 'The Turkish paragraph of information declares no consent.',
    source: KVKK_NOTICE,
    markets: lacks({ TR: /Bilgilendirme:.*(?:onay|rıza|kabul)/i }),
    broken: { append: ' Bunu kabul ederim.' },
  },
  {
    id: 'consent.declared-is-not-told',
    at: NOTICE,
    sentence: 'The Turkish paragraph of consent accepts the messages and does not speak of the evaluation.',
    source: KVKK_NOTICE,
    markets: contains({ TR: /^(?:(?!değerlendiril)[^\n])*gönderilmesini kabul eder(?:(?!değerlendiril)[^\n])*\n/ }),
    broken: { prepend: 'E-postaları açıp açmadığım değerlendirilir. ' },
  },
  {
    id: 'consent.retention',
    at: NOTICE,
    sentence:
      'The Turkish notice says that unconfirmed sign-ups are deleted within 14 days, and sending stops after 2 years.',
    source: 'the shop’s own rule; data minimisation, KVKK Article 4',
    markets: contains({ TR: /14 gün.*2 yıl/ }),
    broken: { instead: 'bir süre' },
  },
  {
    id: 'voucher.terms',
    at: { in: 'texts', keys: ['newsletter.voucherFootnote'] },
    sentence: 'The footnote says that the Hungarian voucher is valid for a month and can be used once.',
    source: 'the shop’s own rule',
    markets: contains({ HU: /1 hónapig érvényes.*egyszer használható/ }),
    broken: { instead: 'érvényes' },
  },
];
