import type { DemoSite } from '../demo-site.ts';
import { de } from './de.ts';
import { links, logos, seal } from './footer-entries.ts';

export const at: DemoSite = {
  company: 'Tambrel Österreich GmbH',
  voucherTerms: de.voucherTerms,
  promise: 'Versand mit der Post · Abholung in der Filiale',
  prices: de.prices,
  footer: {
    teaser: {
      groups: {
        payment: {
          links: links('/zahlungsarten', {
            '': 'Alle Zahlungsarten',
            '#paypal': 'PayPal',
            '#kreditkarte': 'Kreditkarte',
            '#rechnung': 'Kauf auf Rechnung',
            '#eps': 'eps-Überweisung',
            '/gutscheine/einloesen': 'Gutschein einlösen',
          }),
          images: logos({ paypal: 'PayPal', visa: 'Visa', mastercard: 'Mastercard' }),
        },
        shipping: {
          introductoryText: 'Mit der Österreichischen Post oder mit Rhenus zu Ihnen nach Hause.',
          images: logos({ postAT: 'Österreichische Post', rhenusAT: 'Rhenus Home Delivery' }),
        },
      },
    },
    qualityLogos: {
      logos: [
        seal(
          'atGuetezeichen2023',
          'Österreichisches E-Commerce-Gütezeichen',
          '/unternehmen/mitgliedschaften#guetezeichen',
        ),
        seal('hvAustria', 'Handelsverband Österreich', '/unternehmen/mitgliedschaften#handelsverband'),
        seal('trustEcoEu', 'Ecommerce Europe Trustmark', '/unternehmen/mitgliedschaften#ecommerce-europe'),
      ],
    },
  },
  shop: { ...de.shop, 'products.note': 'Alle Preise inkl. gesetzlicher USt., zzgl. Versandkosten.' },
  mail: {
    ...de.mail,
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    ignore:
      'Sie haben sich nicht angemeldet? Dann können Sie dieses E-Mail einfach ignorieren: Ohne Ihre Bestätigung senden wir Ihnen keinen Newsletter.',
    senderBlock:
      '{{company}}\nRöstergasse 7, 1030 Wien\nSitz: Wien\nFN\u00a0999999\u00a0x, Handelsgericht Wien\nservice@tambrel.example\nwww.tambrel.example/impressum\nwww.tambrel.example/datenschutz',
  },
  voucher: {
    ...de.voucher,
    reason: 'Sie erhalten dieses E-Mail, weil Sie unseren Newsletter abonniert haben.',
  },
  failure: {
    ...de.failure,
    text: 'Aus technischen Gründen konnten wir Ihre Anmeldung gerade nicht bestätigen. Bitte versuchen Sie es in ein paar Minuten noch einmal: Ihr Link bleibt gültig.',
    retry: 'Noch einmal versuchen',
  },
  refusal: de.refusal,
};
