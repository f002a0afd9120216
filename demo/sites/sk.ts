import type { DemoSite } from '../demo-site.ts';
import { de } from './de.ts';
import { links, logos, seal } from './footer-entries.ts';

const VOUCHER_TERMS =
  'Poukaz platí 30\u00a0dní od doručenia a\u00a0možno ho uplatniť raz, bez minimálnej hodnoty nákupu; nevzťahuje sa na darčekové karty.';

export const sk: DemoSite = {
  company: 'Tambrel Slovensko s.r.o.',
  voucherTerms: `${VOUCHER_TERMS} Platia <voucher>podmienky uplatnenia poukazu</voucher>.`,
  promise: 'Doprava zadarmo od 40\u00a0€',
  prices: de.prices,
  footer: {
    teaser: {
      groups: {
        payment: {
          links: links('/platba', {
            '': 'Všetky spôsoby platby',
            '#karta': 'Platobná karta',
            '#prevod': 'Bankový prevod',
            '#dobierka': 'Platba na dobierku',
            '#mobilna': 'Apple Pay a\u00a0Google Pay',
            '#paypal': 'PayPal',
            '/poukazy/uplatnit': 'Uplatniť darčekovú kartu',
          }),
          images: logos({ paypal: 'PayPal', visa: 'Visa', mastercard: 'Mastercard' }),
        },
        shipping: { images: logos({ sps: 'Slovak Parcel Service (SPS)', dhl: 'DHL' }) },
      },
    },
    qualityLogos: {
      heading: 'Ocenený zamestnávateľ',
      logos: [seal('gptw', 'Great Place To Work', '/o-nas/kariera#ocenenia')],
    },
  },
  shop: {
    title: '{shop}\u00a0– káva, móda a\u00a0bývanie',
    skip: 'Prejsť na obsah',
    'search.label': 'Hľadať v\u00a0obchode',
    'search.placeholder': 'Čo hľadáte?',
    'search.button': 'Hľadať',
    nav: 'Sortiment',
    'nav.coffee': 'Káva',
    'nav.fashion': 'Móda',
    'nav.home': 'Bývanie',
    'nav.offers': 'Novinky',
    bag: 'Košík',
    'bag.added': 'Pridané do košíka: {product}.',
    'hero.title': 'Ráno, ktoré sa začína dobre',
    'hero.text': 'Pomaly pražené zrná, ručne točená kamenina a\u00a0deka na prvý chladný večer.',
    'hero.link': 'Pozrieť si novinky',
    'categories.title': 'Čo poteší každý deň',
    'products.title': 'Práve sme naskladnili',
    'products.note': 'Všetky ceny sú uvedené s\u00a0DPH a\u00a0nezahŕňajú náklady na dopravu.',
    'product.beans': 'Zrnková káva z\u00a0našej pražiarne, 500\u00a0g',
    'product.cup': 'Šálka s\u00a0podšálkou, kamenina',
    'product.throw': 'Pletená vlnená deka, 130\u00a0×\u00a0170\u00a0cm',
    'product.jug': 'Mliečnik, kamenina',
    'product.add': 'Do košíka',
    'newsletter.fallback': 'Prihlásiť sa na odber newslettera',
    end: 'Iba ukážka: tu sa nič nedá kúpiť.',
    'page.title': 'Tu by bola stránka: {page}',
    'page.text':
      'Obchod je vymyslený a\u00a0táto stránka nemá žiadny obsah. V\u00a0skutočnom obchode by odkaz viedol na správnu stránku.',
    'page.back': 'Späť do obchodu',
    'page.noScript': 'Prihlásenie na odber vyžaduje JavaScript.',
    'page.voucherConditions': 'Podmienky uplatnenia poukazu',
    'page.exampleNewsletter': 'Ukážka newslettera',
    'page.newsletterHint': 'Informácie o\u00a0newsletteri',
    'page.unsubscribe': 'Odhlásenie z\u00a0odberu newslettera',
    'view.mobile': 'Mobilná verzia',
    'view.desktop': 'Verzia pre počítač',
    'hero.title.b': 'Dobrá káva, krásny deň',
    'hero.text.christmas': 'Advent vonia škoricou: káva, sviečky a\u00a0darčeky až do Vianoc.',
  },
  mail: {
    subject: 'Potvrďte, prosím, prihlásenie na odber newslettera',
    preheader: 'Už len jeden krok. Odkaz platí 14\u00a0dní.',
    greeting: 'Dobrý deň,',
    greetingNamed: 'Dobrý deň,',
    body: 'teší nás, že chcete odoberať náš newsletter. Otvorte, prosím, potvrdzovaciu stránku a\u00a0potvrďte na nej, že táto e\u2011mailová adresa patrí vám a\u00a0že si newsletter želáte dostávať.',
    confirms: 'Na tejto stránke potvrdíte aj vyhlásenie urobené pri prihlásení na odber:\n\n„{{consent}}“',
    button: 'Potvrdiť odber',
    linkHint: 'Tlačidlo nefunguje? Skopírujte tento odkaz do panela s\u00a0adresou v\u00a0prehliadači:',
    ignore:
      'Neprihlasovali ste sa na odber? Nemusíte nič robiť: bez vášho potvrdenia vám newsletter posielať nebudeme.',
    refuse: 'Zrušiť prihlásenie na odber a\u00a0vymazať moju adresu',
    expiry: 'Odkaz platí 14\u00a0dní.',
    sender: 'Newsletter {{shop}}',
    senderBlock:
      '{{company}}\nSídlo: Vzorová 12, 811\u00a001\u00a0Bratislava\nIČO 99880024 · DIČ 2990000002 · IČ DPH SK2990000002\nSpoločnosť je zapísaná v\u00a0Obchodnom registri Mestského súdu Bratislava III, oddiel: Sro, vložka č.\u00a0990001/B\nE-mail: kontakt@tambrel.example\nwww.tambrel.example/prevadzkovatel · www.tambrel.example/ochrana-osobnych-udajov',
    'confirm.text': 'Už len jedno kliknutie. Odkaz platí 14\u00a0dní.',
    'confirmed.title': 'Odber newslettera je potvrdený',
    'confirmed.text':
      'Ďakujeme! Odteraz budete dostávať náš newsletter. Uvítací poukaz na zľavu 10\u00a0% je už na ceste do vašej e\u2011mailovej schránky.',
    pending: 'Potvrdzujeme odber…',
  },
  voucher: {
    subject: 'Váš uvítací poukaz na zľavu 10\u00a0%',
    preheader: 'Tu je váš zľavový kód.',
    body: 'ďakujeme za potvrdenie odberu. S\u00a0týmto kódom získate zľavu 10\u00a0% na ďalší nákup:',
    terms: `Kód zadajte v\u00a0košíku. ${VOUCHER_TERMS}`,
    conditions: 'Platia tieto podmienky:',
    button: 'Prejsť do obchodu',
    reason: 'Tento e\u2011mail dostávate, pretože odoberáte náš newsletter.',
  },
  failure: {
    title: 'Potvrdenie sa nepodarilo',
    text: 'Z\u00a0technických dôvodov sa nám teraz nepodarilo potvrdiť odber newslettera. Skúste to, prosím, o\u00a0chvíľu znova: odkaz zostáva platný.',
    retry: 'Skúsiť znova',
  },
  refusal: {
    title: 'Zrušiť prihlásenie na odber?',
    text: 'Neprihlasovali ste sa na odber newslettera? Tu môžete prihlásenie na odber zrušiť a\u00a0vymazať všetky zadané údaje. Newsletter vám potom posielať nebudeme.',
    button: 'Zrušiť prihlásenie na odber',
    deletedTitle: 'Prihlásenie na odber je zrušené',
    deletedText: 'Žiadne údaje spojené s\u00a0týmto odkazom už neuchovávame. Nič ďalšie robiť nemusíte.',
    subscribedTitle: 'Prihlásenie na odber už bolo potvrdené',
    subscribedText:
      'Potvrdené prihlásenie na odber sa tu zrušiť nedá. Odhlásiť sa môžete kedykoľvek odkazom na konci každého newslettera.',
    failedTitle: 'Zrušenie sa nepodarilo',
    failedText:
      'Z\u00a0technických dôvodov sa nám teraz nepodarilo prihlásenie na odber zrušiť. Skúste to, prosím, o\u00a0chvíľu znova.',
  },
};
