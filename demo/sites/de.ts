import { links, logos, seal } from './footer-entries.ts';

const VOUCHER_TERMS =
  'Der Gutschein gilt 30\u00a0Tage ab Erhalt, einmal pro Person und ohne Mindestbestellwert; ausgenommen sind Geschenkkarten.';

/** German is the reference: the other sites have the same keys. */
export const de = {
  company: 'Tambrel GmbH',
  voucherTerms: `${VOUCHER_TERMS} Es gelten die <voucher>Gutscheinbedingungen</voucher>.`,
  promise: '30 Tage Rückgabe · Abholung in der Filiale',
  prices: { beans: 7.99, cup: 14.99, throw: 49.99, jug: 17.99 },
  footer: {
    teaser: {
      groups: {
        payment: {
          links: links('/zahlungsarten', {
            '': 'Alle Zahlungsarten',
            '#paypal': 'PayPal',
            '#kreditkarte': 'Kreditkarte',
            '#rechnung': 'Kauf auf Rechnung',
            '#lastschrift': 'Lastschrift',
            '/gutscheine/einloesen': 'Gutschein einlösen',
          }),
          images: logos({ paypal: 'PayPal', visa: 'Visa', mastercard: 'Mastercard' }),
        },
        shipping: {
          introductoryText: 'Mit DHL und Hermes zu Ihnen nach Hause oder in den Paketshop.',
          images: logos({ dhl: 'DHL', hermes: 'Hermes', express: 'Expressversand' }),
        },
      },
    },
    qualityLogos: {
      logos: [
        seal('euTrustmark', 'Ecommerce Europe Trustmark', '/unternehmen/mitgliedschaften#ecommerce-europe'),
        seal('bevh', 'Mitglied im bevh', '/unternehmen/mitgliedschaften#bevh'),
        seal('gptw', 'Great Place to Work', '/unternehmen/karriere#auszeichnungen'),
      ],
    },
  },
  shop: {
    title: '{shop} – Kaffee, Mode und Wohnen',
    skip: 'Zum Inhalt springen',
    'search.label': 'Im Shop suchen',
    'search.placeholder': 'Wonach suchen Sie?',
    'search.button': 'Suchen',
    nav: 'Sortiment',
    'nav.coffee': 'Kaffee',
    'nav.fashion': 'Mode',
    'nav.home': 'Zuhause',
    'nav.offers': 'Neuheiten',
    bag: 'Warenkorb',
    'bag.added': 'In den Warenkorb gelegt: {product}.',
    'hero.title': 'Der Morgen fängt gut an',
    'hero.text': 'Langsam geröstete Bohnen, handgefertigtes Steinzeug und eine Decke für den ersten kühlen Abend.',
    'hero.link': 'Neuheiten entdecken',
    'categories.title': 'Alles für schöne Tage',
    'products.title': 'Neu eingetroffen',
    'products.note': 'Alle Preise inkl. gesetzlicher MwSt., zzgl. Versandkosten.',
    'product.beans': 'Röstkaffee Hausröstung, ganze Bohnen, 500\u00a0g',
    'product.cup': 'Tasse mit\u00a0Untertasse, Steinzeug',
    'product.throw': 'Strickdecke aus Wolle, 130\u00a0×\u00a0170\u00a0cm',
    'product.jug': 'Milchkännchen, Steinzeug',
    'product.add': 'In den Warenkorb',
    'newsletter.fallback': 'Zur Newsletter-Anmeldung',
    end: 'Ein Schaufenster: Hier lässt sich nichts kaufen.',
    'page.title': 'Hier wäre: {page}',
    'page.text':
      'Der Shop ist erfunden, und diese Seite hat keinen Inhalt. In einem echten Shop führt der Link zur richtigen Seite.',
    'page.back': 'Zurück zum Shop',
    'page.noScript': 'Für die Anmeldung wird JavaScript benötigt.',
    'page.voucherConditions': 'Gutscheinbedingungen',
    'page.exampleNewsletter': 'Beispiel-Newsletter',
    'page.newsletterHint': 'Hinweise zum Newsletter',
    'page.unsubscribe': 'Newsletter abbestellen',
    'view.mobile': 'Zur mobilen Ansicht',
    'view.desktop': 'Zur Desktop-Ansicht',
    'hero.title.b': 'Guter Kaffee, schöner Tag',
    'hero.text.christmas': 'Advent ist, wenn die Küche nach Zimt duftet: Kaffee, Kerzen und Geschenke bis zum Fest.',
  },
  mail: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    preheader: 'Nur noch ein Schritt, dann ist Ihre Anmeldung abgeschlossen.',
    greeting: 'Guten Tag,',
    greetingNamed: 'Guten Tag {{name}},',
    body: 'schön, dass Sie unseren Newsletter lesen möchten. Bitte öffnen Sie die Bestätigungsseite und bestätigen Sie dort, dass diese E-Mail-Adresse Ihnen gehört und dass Sie den Newsletter erhalten möchten.',
    confirms: 'Dort bestätigen Sie auch, was Sie bei der Anmeldung erklärt haben:\n\n„{{consent}}“',
    button: 'Anmeldung bestätigen',
    linkHint: 'Die Schaltfläche funktioniert nicht? Kopieren Sie diesen Link in die Adresszeile Ihres Browsers:',
    ignore:
      'Sie haben sich nicht angemeldet? Dann müssen Sie nichts tun: Ohne Ihre Bestätigung senden wir Ihnen keinen Newsletter.',
    refuse: 'Das war ich nicht – Anmeldung löschen',
    expiry: 'Der Link ist 14 Tage gültig.',
    sender: '{{shop}}-Newsletter',
    senderBlock:
      '{{company}}\nRösterkai 4, 20457 Hamburg\nSitz der Gesellschaft: Hamburg\nAmtsgericht Hamburg, HRB\u00a0999999\nGeschäftsführung: Mara Lindhorst, Jonas Wieck\nservice@tambrel.example\n+49 40 66969-100\nwww.tambrel.example/impressum\nwww.tambrel.example/datenschutz',
    'confirm.text': 'Nur noch ein Klick, dann ist Ihre Anmeldung abgeschlossen.',
    'confirmed.title': 'Ihre Anmeldung ist bestätigt',
    'confirmed.text':
      'Vielen Dank! Sie erhalten ab jetzt unseren Newsletter. Ihr Willkommensgutschein mit 10\u00a0% Rabatt ist per E-Mail unterwegs.',
    pending: 'Ihre Anmeldung wird bestätigt\u00a0…',
  },
  voucher: {
    subject: 'Ihr Willkommensgutschein mit 10\u00a0% Rabatt',
    preheader: 'Hier ist Ihr Gutscheincode.',
    body: 'vielen Dank, dass Sie Ihre Anmeldung bestätigt haben. Mit diesem Gutscheincode erhalten Sie 10\u00a0% Rabatt auf Ihren nächsten Einkauf:',
    terms: `Geben Sie den Code im Warenkorb ein. ${VOUCHER_TERMS}`,
    conditions: 'Es gelten diese Bedingungen:',
    button: 'Zum Shop',
    reason: 'Sie erhalten diese E-Mail, weil Sie unseren Newsletter abonniert haben.',
  },
  failure: {
    title: 'Das hat leider nicht geklappt',
    text: 'Aus technischen Gründen konnten wir Ihre Anmeldung gerade nicht bestätigen. Bitte versuchen Sie es in ein paar Minuten erneut: Ihr Link bleibt gültig.',
    retry: 'Erneut versuchen',
  },
  refusal: {
    title: 'Anmeldung löschen?',
    text: 'Sie haben sich nicht für unseren Newsletter angemeldet? Hier können Sie die Anmeldung mit allen Angaben löschen. Sie erhalten dann keinen Newsletter.',
    button: 'Anmeldung löschen',
    deletedTitle: 'Die Anmeldung ist gelöscht',
    deletedText: 'Zu diesem Link sind keine Angaben mehr gespeichert. Sie müssen nichts weiter tun.',
    subscribedTitle: 'Die Anmeldung ist schon bestätigt',
    subscribedText:
      'Eine bestätigte Anmeldung lässt sich hier nicht löschen. Abmelden können Sie sich jederzeit über den Link am Ende jedes Newsletters.',
    failedTitle: 'Das hat leider nicht geklappt',
    failedText:
      'Aus technischen Gründen konnten wir die Anmeldung gerade nicht löschen. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  },
};
