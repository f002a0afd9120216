import type { DemoSite } from '../demo-site.ts';
import { links, logos, seal } from './footer-entries.ts';

const VOUCHER_TERMS =
  'Poukaz platí 30\u00a0dní od doručení a\u00a0lze jej uplatnit jednou, bez minimální hodnoty nákupu; nevztahuje se na dárkové karty.';

export const cz: DemoSite = {
  company: 'Tambrel Česko s.r.o.',
  voucherTerms: `${VOUCHER_TERMS} Platí <voucher>podmínky uplatnění poukazu</voucher>.`,
  promise: 'Doprava zdarma od 999\u00a0Kč · Vrácení do 30\u00a0dnů',
  prices: { beans: 199, cup: 379, throw: 1249, jug: 449 },
  footer: {
    teaser: {
      groups: {
        payment: {
          links: links('/platba', {
            '': 'Všechny způsoby platby',
            '#karta': 'Platební karta',
            '#prevod': 'Bankovní převod',
            '#dobirka': 'Platba na dobírku',
            '#mobilni': 'Apple Pay a\u00a0Google Pay',
            '#paypal': 'PayPal',
            '/poukazy/uplatnit': 'Uplatnit dárkovou kartu',
          }),
          images: logos({ paypal: 'PayPal', visa: 'Visa', mastercard: 'Mastercard' }),
        },
        shipping: { images: logos({ czDpd: 'DPD', dhl: 'DHL' }) },
      },
    },
    qualityLogos: {
      logos: [
        seal('euTrustmark', 'Ecommerce Europe Trustmark', '/o-nas/certifikaty#ecommerce-europe-trustmark'),
        seal('gptw', 'Great Place To Work', '/o-nas/kariera#oceneni'),
      ],
    },
  },
  shop: {
    title: '{shop}\u00a0– káva, móda a\u00a0bydlení',
    skip: 'Přejít k\u00a0obsahu',
    'search.label': 'Hledat v\u00a0obchodě',
    'search.placeholder': 'Co hledáte?',
    'search.button': 'Hledat',
    nav: 'Sortiment',
    'nav.coffee': 'Káva',
    'nav.fashion': 'Móda',
    'nav.home': 'Bydlení',
    'nav.offers': 'Novinky',
    bag: 'Košík',
    'bag.added': 'Přidáno do košíku: {product}.',
    'hero.title': 'Ráno, které začíná dobře',
    'hero.text': 'Pomalu pražená zrna, ručně točená kamenina a\u00a0deka na první chladný večer.',
    'hero.link': 'Prohlédnout si novinky',
    'categories.title': 'Co potěší každý den',
    'products.title': 'Právě jsme naskladnili',
    'products.note': 'Všechny ceny jsou uvedeny včetně DPH a\u00a0nezahrnují náklady na dopravu.',
    'product.beans': 'Zrnková káva z\u00a0naší pražírny, 500\u00a0g',
    'product.cup': 'Šálek s\u00a0podšálkem, kamenina',
    'product.throw': 'Pletená vlněná deka, 130\u00a0×\u00a0170\u00a0cm',
    'product.jug': 'Mléčenka, kamenina',
    'product.add': 'Do košíku',
    'newsletter.fallback': 'Přihlásit se k\u00a0odběru newsletteru',
    end: 'Jen ukázka: nakoupit se tu nedá.',
    'page.title': 'Tady by byla stránka: {page}',
    'page.text':
      'Obchod je smyšlený a\u00a0tato stránka nemá žádný obsah. Ve skutečném obchodě by odkaz vedl na správnou stránku.',
    'page.back': 'Zpět do obchodu',
    'page.noScript': 'Přihlášení k\u00a0odběru vyžaduje JavaScript.',
    'page.voucherConditions': 'Podmínky uplatnění poukazu',
    'page.exampleNewsletter': 'Ukázka newsletteru',
    'page.newsletterHint': 'Informace o\u00a0newsletteru',
    'page.unsubscribe': 'Odhlášení z\u00a0odběru newsletteru',
    'view.mobile': 'Mobilní verze',
    'view.desktop': 'Verze pro počítač',
    'hero.title.b': 'Dobrá káva, krásný den',
    'hero.text.christmas': 'Advent voní skořicí: káva, svíčky a\u00a0dárky až do Vánoc.',
  },
  mail: {
    subject: 'Potvrďte prosím přihlášení k\u00a0odběru newsletteru',
    preheader: 'Už jen jeden krok. Odkaz platí 14\u00a0dní.',
    greeting: 'Dobrý den,',
    greetingNamed: 'Dobrý den,',
    body: 'těší nás, že chcete odebírat náš newsletter. Otevřete prosím potvrzovací stránku a\u00a0potvrďte na ní, že tato e\u2011mailová adresa patří vám a\u00a0že si newsletter přejete dostávat.',
    confirms: 'Na této stránce potvrdíte i\u00a0prohlášení učiněné při přihlášení k\u00a0odběru:\n\n„{{consent}}“',
    button: 'Potvrdit odběr',
    linkHint: 'Tlačítko nefunguje? Zkopírujte tento odkaz do adresního řádku prohlížeče:',
    ignore:
      'Nepřihlašovali jste se k\u00a0odběru? Nemusíte nic dělat: bez vašeho potvrzení vám newsletter posílat nebudeme.',
    refuse: 'Zrušit přihlášení k\u00a0odběru a\u00a0smazat mou adresu',
    expiry: 'Odkaz platí 14\u00a0dní.',
    sender: 'Newsletter {{shop}}',
    senderBlock:
      '{{company}}\nSídlo: Vzorová 12, 110\u00a000\u00a0Praha\u00a01\nIČO 99000016 · DIČ CZ99000016\nSpolečnost je zapsána v\u00a0obchodním rejstříku vedeném Městským soudem v\u00a0Praze, oddíl C, vložka 990001\nE-mail: kontakt@tambrel.example\nwww.tambrel.example/provozovatel · www.tambrel.example/ochrana-osobnich-udaju',
    'confirm.text': 'Už jen jedno kliknutí. Odkaz platí 14\u00a0dní.',
    'confirmed.title': 'Odběr newsletteru je potvrzen',
    'confirmed.text':
      'Děkujeme! Od této chvíle budete dostávat náš newsletter. Uvítací poukaz na slevu 10\u00a0% je už na cestě do vaší e\u2011mailové schránky.',
    pending: 'Potvrzujeme odběr…',
  },
  voucher: {
    subject: 'Váš uvítací poukaz na slevu 10\u00a0%',
    preheader: 'Tady je váš slevový kód.',
    body: 'děkujeme za potvrzení odběru. S\u00a0tímto kódem získáte slevu 10\u00a0% na příští nákup:',
    terms: `Kód zadejte v\u00a0košíku. ${VOUCHER_TERMS}`,
    conditions: 'Platí tyto podmínky:',
    button: 'Přejít do obchodu',
    reason: 'Tento e\u2011mail dostáváte, protože odebíráte náš newsletter.',
  },
  failure: {
    title: 'Potvrzení se nezdařilo',
    text: 'Z\u00a0technických důvodů se nám teď nepodařilo potvrdit odběr newsletteru. Zkuste to prosím za chvíli znovu: odkaz zůstává platný.',
    retry: 'Zkusit znovu',
  },
  refusal: {
    title: 'Zrušit přihlášení k\u00a0odběru?',
    text: 'Nepřihlašovali jste se k\u00a0odběru newsletteru? Zde můžete přihlášení k\u00a0odběru zrušit a\u00a0smazat všechny zadané údaje. Newsletter vám pak posílat nebudeme.',
    button: 'Zrušit přihlášení k\u00a0odběru',
    deletedTitle: 'Přihlášení k\u00a0odběru je zrušeno',
    deletedText: 'Žádné údaje spojené s\u00a0tímto odkazem už neuchováváme. Nic dalšího dělat nemusíte.',
    subscribedTitle: 'Přihlášení k\u00a0odběru už bylo potvrzeno',
    subscribedText:
      'Potvrzené přihlášení k\u00a0odběru tu zrušit nelze. Odhlásit se můžete kdykoli odkazem na konci každého newsletteru.',
    failedTitle: 'Zrušení se nezdařilo',
    failedText:
      'Z\u00a0technických důvodů se nám teď nepodařilo přihlášení k\u00a0odběru zrušit. Zkuste to prosím za chvíli znovu.',
  },
};
