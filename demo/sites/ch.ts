import type { DemoSite } from '../demo-site.ts';
import { de } from './de.ts';
import { links, logos, seal } from './footer-entries.ts';

export const ch: DemoSite = {
  company: 'Tambrel Schweiz AG',
  voucherTerms: de.voucherTerms,
  promise: '3 Monate Rückgabe · Kauf auf Rechnung',
  prices: { beans: 9.9, cup: 17.9, throw: 59.9, jug: 21.9 },
  footer: {
    teaser: {
      groups: {
        payment: {
          links: links('/zahlungsarten', {
            '': 'Alle Zahlungsarten',
            '#twint': 'TWINT',
            '#kreditkarte': 'Kreditkarte',
            '#postfinance': 'PostFinance Pay',
            '#paypal': 'PayPal',
            '#rechnung': 'Kauf auf Rechnung',
            '/gutscheine/einloesen': 'Gutschein einlösen',
          }),
          images: logos({ paypal: 'PayPal', visa: 'Visa', mastercard: 'Mastercard' }),
        },
        shipping: {
          introductoryText: 'Mit der Schweizerischen Post zu Ihnen nach Hause.',
          images: logos({ chPost: 'Die Post', chVersand: 'Versand in der Schweiz' }),
        },
      },
    },
    qualityLogos: {
      heading: 'Auszeichnung',
      logos: [seal('gptw', 'Great Place to Work', '/unternehmen/karriere#auszeichnungen')],
    },
  },
  shop: { ...de.shop, 'products.note': 'Alle Preise in CHF inkl. MWST und vRG, zzgl. Versandkosten.' },
  mail: {
    ...de.mail,
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    greeting: 'Guten Tag',
    greetingNamed: 'Guten Tag {{name}}',
    body: 'Schön, dass Sie unseren Newsletter lesen möchten. Bitte öffnen Sie die Bestätigungsseite und bestätigen Sie dort, dass diese E-Mail-Adresse Ihnen gehört und dass Sie den Newsletter erhalten möchten.',
    confirms: 'Dort bestätigen Sie auch, was Sie bei der Anmeldung erklärt haben:\n\n«{{consent}}»',
    ignore:
      'Sie haben sich nicht angemeldet? Dann müssen Sie nichts unternehmen: Ohne Ihre Bestätigung senden wir Ihnen keinen Newsletter.',
    senderBlock:
      '{{company}}\nKaffeestrasse 5, 8005 Zürich\nHandelsregister des Kantons Zürich\nUID CHE-999.999.996\nservice@tambrel.example\nwww.tambrel.example/impressum\nwww.tambrel.example/datenschutz',
    'confirmed.text':
      'Vielen Dank! Sie erhalten ab sofort unseren Newsletter. Ihr Willkommensgutschein mit 10\u00a0% Rabatt ist per E-Mail unterwegs.',
  },
  voucher: {
    ...de.voucher,
    body: 'Vielen Dank, dass Sie Ihre Anmeldung bestätigt haben. Mit diesem Gutscheincode erhalten Sie 10\u00a0% Rabatt auf Ihren nächsten Einkauf:',
    reason: 'Sie erhalten dieses E-Mail, weil Sie unseren Newsletter abonniert haben.',
  },
  failure: {
    ...de.failure,
    text: 'Aus technischen Gründen konnten wir Ihre Anmeldung gerade nicht bestätigen. Bitte versuchen Sie es in ein paar Minuten nochmals: Ihr Link bleibt gültig.',
    retry: 'Nochmals versuchen',
  },
  refusal: {
    ...de.refusal,
    failedText:
      'Aus technischen Gründen konnten wir die Anmeldung gerade nicht löschen. Bitte versuchen Sie es in ein paar Minuten nochmals.',
  },
};
