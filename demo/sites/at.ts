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
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    preheader: 'Nur noch ein Schritt, dann ist Ihre Anmeldung abgeschlossen.',
    greeting: 'Guten Tag,',
    greetingNamed: 'Guten Tag {{name}},',
    body: 'schön, dass Sie unseren Newsletter lesen möchten. Bitte öffnen Sie die Bestätigungsseite und bestätigen Sie dort, dass diese E-Mail-Adresse Ihnen gehört und dass Sie den Newsletter erhalten möchten.',
    confirms: 'Dort bestätigen Sie auch, was Sie bei der Anmeldung erklärt haben:\n\n„{{consent}}“',
    button: 'Anmeldung bestätigen',
    linkHint: 'Die Schaltfläche funktioniert nicht? Kopieren Sie diesen Link in die Adresszeile Ihres Browsers:',
    ignore:
      'Sie haben sich nicht angemeldet? Dann können Sie dieses E-Mail einfach ignorieren: Ohne Ihre Bestätigung senden wir Ihnen keinen Newsletter.',
    refuse: 'Das war ich nicht – Anmeldung löschen',
    expiry: 'Der Link ist 14 Tage gültig.',
    sender: '{{shop}}-Newsletter',
    senderBlock:
      '{{company}}\nRöstergasse 7, 1030 Wien\nSitz: Wien\nFN\u00a0999999\u00a0x, Handelsgericht Wien\nservice@tambrel.example\nwww.tambrel.example/impressum\nwww.tambrel.example/datenschutz',
    'confirm.text': 'Nur noch ein Klick, dann ist Ihre Anmeldung abgeschlossen.',
    'confirmed.title': 'Ihre Anmeldung ist bestätigt',
    'confirmed.text':
      'Vielen Dank! Sie erhalten ab jetzt unseren Newsletter. Ihr Willkommensgutschein mit 10\u00a0% Rabatt ist per E-Mail unterwegs.',
    pending: 'Ihre Anmeldung wird bestätigt\u00a0…',
  },
  voucher: {
    ...de.voucher,
    reason: 'Sie erhalten dieses E-Mail, weil Sie unseren Newsletter abonniert haben.',
  },
  failure: {
    title: 'Das hat leider nicht geklappt',
    text: 'Aus technischen Gründen konnten wir Ihre Anmeldung gerade nicht bestätigen. Bitte versuchen Sie es in ein paar Minuten noch einmal: Ihr Link bleibt gültig.',
    retry: 'Noch einmal versuchen',
  },
  refusal: de.refusal,
};
