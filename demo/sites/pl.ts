import type { DemoSite } from '../demo-site.ts';
import { links, logos, seal } from './footer-entries.ts';

const VOUCHER_TERMS =
  'Kupon jest ważny 30\u00a0dni od otrzymania i\u00a0można go wykorzystać raz, bez minimalnej wartości zakupów; nie obejmuje kart podarunkowych.';

export const pl: DemoSite = {
  company: 'Tambrel Polska sp. z o.o.',
  voucherTerms: `${VOUCHER_TERMS} Obowiązują <voucher>warunki realizacji kuponu</voucher>.`,
  promise: 'Darmowa dostawa od 100\u00a0zł · 30\u00a0dni na zwrot',
  prices: { beans: 34.99, cup: 64.99, throw: 219.99, jug: 79.99 },
  footer: {
    teaser: {
      groups: {
        payment: {
          links: links('/platnosci', {
            '': 'Wszystkie metody płatności',
            '#blik': 'BLIK',
            '#karta': 'Karta płatnicza',
            '#przelew': 'Szybki przelew',
            '#przy-odbiorze': 'Płatność przy odbiorze',
            '#paypal': 'PayPal',
            '/bony/realizacja': 'Zrealizuj kartę podarunkową',
          }),
          images: logos({ paypal: 'PayPal', visa: 'Visa', mastercard: 'Mastercard' }),
        },
        shipping: { images: logos({ dhl: 'DHL', express: 'Przesyłka ekspresowa' }) },
      },
    },
    qualityLogos: {
      logos: [
        seal('euTrustmark', 'Ecommerce Europe Trustmark', '/o-nas/certyfikaty#ecommerce-europe-trustmark'),
        seal('gptw', 'Great Place To Work', '/o-nas/kariera#nagrody'),
      ],
    },
  },
  shop: {
    title: '{shop}\u00a0– kawa, moda i\u00a0dom',
    skip: 'Przejdź do treści',
    'search.label': 'Szukaj w\u00a0sklepie',
    'search.placeholder': 'Czego szukasz?',
    'search.button': 'Szukaj',
    nav: 'Asortyment',
    'nav.coffee': 'Kawa',
    'nav.fashion': 'Moda',
    'nav.home': 'Dom',
    'nav.offers': 'Nowości',
    bag: 'Koszyk',
    'bag.added': 'Dodano do koszyka: {product}.',
    'hero.title': 'Poranek, który dobrze się zaczyna',
    'hero.text':
      'Wolno palone ziarna, ręcznie toczone naczynia z\u00a0kamionki i\u00a0koc na pierwszy chłodny wieczór.',
    'hero.link': 'Zobacz nowości',
    'categories.title': 'Wszystko, co umila dzień',
    'products.title': 'Nowości w\u00a0sklepie',
    'products.note': 'Podane ceny zawierają VAT i\u00a0nie obejmują kosztów dostawy.',
    'product.beans': 'Kawa ziarnista z\u00a0naszej palarni, 500\u00a0g',
    'product.cup': 'Filiżanka ze\u00a0spodkiem, kamionka',
    'product.throw': 'Koc z\u00a0wełnianej dzianiny, 130\u00a0×\u00a0170\u00a0cm',
    'product.jug': 'Mlecznik, kamionka',
    'product.add': 'Do koszyka',
    'newsletter.fallback': 'Zapisz się do newslettera',
    end: 'To tylko sklep pokazowy: niczego nie można tu kupić.',
    'page.title': 'Tu byłaby strona: {page}',
    'page.text':
      'Ten sklep jest fikcyjny, a\u00a0ta strona nie ma treści. W\u00a0prawdziwym sklepie link prowadziłby do właściwej strony.',
    'page.back': 'Wróć do sklepu',
    'page.noScript': 'Do zapisu potrzebna jest obsługa JavaScriptu.',
    'page.voucherConditions': 'Warunki realizacji kuponu',
    'page.exampleNewsletter': 'Przykładowy newsletter',
    'page.newsletterHint': 'Informacje o\u00a0newsletterze',
    'page.unsubscribe': 'Rezygnacja z\u00a0newslettera',
    'view.mobile': 'Wersja mobilna',
    'view.desktop': 'Wersja na komputer',
    'hero.title.b': 'Dobra kawa, piękny dzień',
    'hero.text.christmas': 'Grudzień pachnie cynamonem: kawa, świece i\u00a0prezenty aż do świąt.',
  },
  mail: {
    subject: 'Potwierdź zapis do newslettera',
    preheader: 'Jeszcze tylko jeden krok. Link jest ważny przez 14\u00a0dni.',
    greeting: 'Dzień dobry,',
    greetingNamed: 'Dzień dobry,',
    body: 'dziękujemy za zapis do naszego newslettera. Otwórz stronę potwierdzenia i\u00a0potwierdź na niej, że ten adres e\u2011mail należy do Ciebie i\u00a0że chcesz otrzymywać newsletter.',
    confirms: 'Na tej stronie potwierdzasz też oświadczenie złożone przy zapisie:\n\n„{{consent}}”',
    button: 'Potwierdź zapis',
    linkHint: 'Przycisk nie działa? Skopiuj ten link do paska adresu przeglądarki:',
    ignore:
      'Ta wiadomość trafiła do Ciebie przez pomyłkę? Nie musisz nic robić\u00a0– bez Twojego potwierdzenia nie wyślemy newslettera.',
    refuse: 'Anuluj zapis i\u00a0usuń mój adres',
    expiry: 'Link jest ważny przez 14\u00a0dni.',
    sender: 'Newsletter {{shop}}',
    senderBlock:
      '{{company}}\nul. Przykładowa 12, 00-001\u00a0Warszawa\nSąd Rejonowy dla m.st. Warszawy w\u00a0Warszawie, XII\u00a0Wydział Gospodarczy KRS\nNr KRS 0009900001 · NIP 9990000014 · REGON 990000016\nKapitał zakładowy: 500\u00a0000\u00a0zł\nE-mail: kontakt@tambrel.example\nwww.tambrel.example/dane-firmy · www.tambrel.example/polityka-prywatnosci',
    'confirm.text': 'Jeszcze tylko jedno kliknięcie. Link jest ważny przez 14\u00a0dni.',
    'confirmed.title': 'Zapis do newslettera potwierdzony',
    'confirmed.text':
      'Dziękujemy! Od teraz będziesz otrzymywać nasz newsletter. Powitalny kupon rabatowy 10% jest już w\u00a0drodze na Twój adres e\u2011mail.',
    pending: 'Potwierdzamy zapis…',
  },
  voucher: {
    subject: 'Twój powitalny kupon rabatowy 10%',
    preheader: 'Oto Twój kod rabatowy.',
    body: 'dziękujemy za potwierdzenie zapisu. Z\u00a0tym kodem otrzymasz 10% rabatu na następne zakupy:',
    terms: `Wpisz kod w\u00a0koszyku. ${VOUCHER_TERMS}`,
    conditions: 'Obowiązują następujące warunki:',
    button: 'Przejdź do sklepu',
    reason: 'Wysyłamy tę wiadomość, ponieważ ten adres jest zapisany do naszego newslettera.',
  },
  failure: {
    title: 'Nie udało się potwierdzić zapisu',
    text: 'Z\u00a0przyczyn technicznych nie mogliśmy teraz potwierdzić zapisu do newslettera. Spróbuj ponownie za chwilę: link pozostaje ważny.',
    retry: 'Spróbuj ponownie',
  },
  refusal: {
    title: 'Usunąć zapis do newslettera?',
    text: 'Ktoś inny podał Twój adres? Tutaj możesz usunąć zapis do newslettera wraz ze wszystkimi podanymi danymi. Newsletter nie będzie wtedy wysyłany.',
    button: 'Usuń zapis',
    deletedTitle: 'Zapis do newslettera został usunięty',
    deletedText: 'Nie przechowujemy już żadnych danych związanych z\u00a0tym linkiem. Nie musisz robić nic więcej.',
    subscribedTitle: 'Zapis do newslettera jest już potwierdzony',
    subscribedText:
      'Potwierdzonego zapisu nie można tutaj usunąć. Z\u00a0newslettera możesz zrezygnować w\u00a0każdej chwili, klikając link na końcu dowolnej wiadomości.',
    failedTitle: 'Nie udało się usunąć zapisu',
    failedText:
      'Z\u00a0przyczyn technicznych nie mogliśmy teraz usunąć zapisu do newslettera. Spróbuj ponownie za chwilę.',
  },
};
