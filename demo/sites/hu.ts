import type { DemoSite } from '../demo-site.ts';
import { links, logos, seal } from './footer-entries.ts';

export const hu: DemoSite = {
  promise: '30\u00a0napos elállási jog',
  prices: { beans: 3190, cup: 5990, throw: 19_990, jug: 6990 },
  footer: {
    teaser: {
      groups: {
        payment: {
          links: links('/fizetes', {
            '': 'Minden fizetési mód',
            '#bankkartya': 'Bankkártya',
            '#atutalas': 'Banki átutalás',
            '#utanvet': 'Utánvét',
            '#paypal': 'PayPal',
            '/ajandekkartya/bevaltas': 'Ajándékkártya beváltása',
          }),
          images: logos({ paypal: 'PayPal', visa: 'Visa', mastercard: 'Mastercard' }),
        },
        shipping: { images: logos({ dhl: 'DHL', express: 'Expressz kiszállítás' }) },
      },
    },
    qualityLogos: {
      logos: [
        seal('euTrustmark', 'Ecommerce Europe Trustmark', '/rolunk/tagsagok#ecommerce-europe'),
        seal('gptw', 'Great Place to Work', '/rolunk/karrier#elismeresek'),
      ],
    },
  },
  shop: {
    title: '{shop} – kávé, divat és otthon',
    skip: 'Ugrás a tartalomra',
    'search.label': 'Keresés a webáruházban',
    'search.placeholder': 'Mit keres?',
    'search.button': 'Keresés',
    nav: 'Kínálat',
    'nav.coffee': 'Kávé',
    'nav.fashion': 'Divat',
    'nav.home': 'Otthon',
    'nav.offers': 'Újdonságok',
    bag: 'Kosár',
    'bag.added': 'A kosárba került: {product}.',
    'hero.title': 'Jól indul a reggel',
    'hero.text': 'Lassú pörkölésű szemes kávé, kézzel formált kőagyag edények és egy takaró az első hűvös estére.',
    'hero.link': 'Irány az újdonságok',
    'categories.title': 'Minden, amitől szebb lesz a nap',
    'products.title': 'Most érkezett',
    'product.beans': 'Saját pörkölésű szemes kávé, 500\u00a0g',
    'product.cup': 'Kőagyag csésze csészealjjal',
    'product.throw': 'Kötött gyapjútakaró, 130\u00a0×\u00a0170\u00a0cm',
    'product.jug': 'Kőagyag tejkiöntő',
    'product.add': 'Kosárba teszem',
    'newsletter.fallback': 'Feliratkozás a hírlevélre',
    end: 'Ez csak kirakat: itt nem lehet vásárolni.',
    'page.title': 'Itt lenne: {page}',
    'page.text':
      'A webáruház kitalált, ezért ennek az oldalnak nincs tartalma. Egy valódi webáruházban a hivatkozás a megfelelő oldalra vezetne.',
    'page.back': 'Vissza a webáruházba',
    'page.noScript': 'A feliratkozáshoz JavaScript szükséges.',
    'page.voucherConditions': 'Kuponfeltételek',
    'page.exampleNewsletter': 'Mintahírlevél',
    'page.newsletterHint': 'Tudnivalók a hírlevélről',
    'page.unsubscribe': 'Leiratkozás a hírlevélről',
    'view.mobile': 'Mobilnézet',
    'view.desktop': 'Asztali nézet',
    'hero.title.b': 'Jó kávé, szép nap',
    'hero.text.christmas': 'Fahéjillatú advent: kávé, gyertya és ajándékötletek karácsonyra.',
  },
  mail: {
    subject: 'Kérjük, erősítse meg hírlevél-feliratkozását',
    preheader: 'Már csak egy lépés van hátra.',
    greeting: 'Tisztelt Érdeklődő!',
    greetingNamed: 'Tisztelt {{name}}!',
    body: 'Hírlevelünkre ezzel az e-mail-címmel iratkoztak fel. Kérjük, nyissa meg a megerősítő oldalt, és ott erősítse meg, hogy a cím az Öné, és hogy szeretné megkapni a hírlevelet.',
    confirms: 'A megerősítéssel érvényessé válik a feliratkozáskor tett alábbi nyilatkozata:\n\n„{{consent}}”',
    button: 'Feliratkozás megerősítése',
    linkHint: 'Nem működik a gomb? Másolja ezt a hivatkozást a böngésző címsorába:',
    ignore: 'Nem Ön iratkozott fel? Akkor nincs teendője: megerősítés nélkül nem küldünk Önnek hírlevelet.',
    refuse: 'Nem én iratkoztam fel – feliratkozás törlése',
    expiry: 'A hivatkozás 14 napig érvényes.',
    sender: '{{shop}} – hírlevél',
    senderBlock:
      '{{company}}\nSzékhely és levelezési cím: 1134 Budapest, Minta utca 1.\nCégjegyzékszám: 01-09-000000 (Fővárosi Törvényszék Cégbírósága)\nAdószám: 98765434-2-41\nE-mail: ugyfelszolgalat@tambrel.example\nHozzájárulását a fenti címre küldött levélben vagy e-mailben is bármikor, ingyenesen visszavonhatja.',
    'confirm.text': 'Egyetlen kattintással megerősítheti feliratkozását.',
    'confirmed.title': 'Sikeresen megerősítette feliratkozását',
    'confirmed.text':
      'Köszönjük! Mostantól megkapja hírlevelünket. A 10% kedvezményre jogosító üdvözlőkupont e-mailben küldjük. A kupon a feliratkozástól számított 1 hónapig érvényes, és egyszer használható fel.',
    pending: 'Feliratkozásának megerősítése folyamatban…',
  },
  voucher: {
    subject: 'Üdvözlőkupon: 10% kedvezmény',
    preheader: 'Itt találja a kuponkódját.',
    body: 'Köszönjük, hogy megerősítette feliratkozását. Az alábbi kuponkóddal 10% kedvezménnyel vásárolhat:',
    terms:
      'A kódot a kosárban adhatja meg. A kupon a feliratkozástól számított 1\u00a0hónapig, {{until}} napjáig érvényes, és egyszer használható fel.',
    conditions: 'A részletes feltételek:',
    button: 'Irány a webáruház',
    reason: 'Ezt az e-mailt azért kapta, mert feliratkozott hírlevelünkre.',
  },
  failure: {
    title: 'A megerősítés nem sikerült',
    text: 'Technikai okokból most nem tudtuk megerősíteni feliratkozását. Kérjük, próbálja meg néhány perc múlva újra: a hivatkozás továbbra is érvényes.',
    retry: 'Újrapróbálom',
  },
  refusal: {
    title: 'Törli a feliratkozást?',
    text: 'Nem Ön iratkozott fel hírlevelünkre? Itt törölheti a feliratkozást az összes megadott adattal együtt. Ezután nem küldünk Önnek hírlevelet.',
    button: 'Feliratkozás törlése',
    deletedTitle: 'A feliratkozást töröltük',
    deletedText: 'Ehhez a hivatkozáshoz már nem tárolunk adatokat. Nincs további teendője.',
    subscribedTitle: 'A feliratkozást már megerősítették',
    subscribedText:
      'A megerősített feliratkozás itt nem törölhető. A hírlevélről bármikor leiratkozhat a hírlevelek végén található hivatkozással.',
    failedTitle: 'A törlés nem sikerült',
    failedText:
      'Technikai okokból most nem tudtuk törölni a feliratkozást. Kérjük, próbálja meg néhány perc múlva újra.',
  },
};
