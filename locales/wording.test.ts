// @vitest-environment node
import { expect, it } from 'vitest';
import { demoTexts, ELEMENTS, load, textsWithin, WIDGETS } from '../test/support/locale-files.ts';
import { builtInContent } from '../widgets/footer/content/built-in.ts';
import { type Locale, localeOf, SITES } from '../src/embed/market/sites.ts';

const GERMAN = [
  [/neuen Fenster/u, 'Tab, which it is'],
  [/Kaffeeherkunft|rund um .*Zuhause/u, 'Herkunft unseres Kaffees; … und Wohnen'],
  [/\p{L}- & /u, 'und: a suspended hyphen wants the word'],
  [/gleich (?:erneut|noch)/u, 'in ein paar Minuten: „gleich“ is also “at once”, when it fails again'],
  [/klicken Sie auf den Link/u, 'bestätigen Sie … über den Link: the page that it opens may ask for another click'],
] as const;

/** What native readers stumbled over, with the words that they expect instead. */
const AVOIDED: Readonly<Record<Locale, readonly (readonly [words: RegExp, instead: string])[]>> = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': [...GERMAN, [/Siebträger/u, 'Kolbenmaschinen']],
  'fr-CH': [
    [/diapositive/iu, 'image: a „diapositive“ belongs to a presentation'],
    [/nouvelle fenêtre/u, 'nouvel onglet, which it is'],
    [/abonne[rz]/iu, 's’inscrire: one verb for one act'],
    [/dans un instant/iu, 'dans quelques minutes: at once it fails again'],
    [/à tout moment|Ce n’est pas moi/iu, 'en tout temps; je n’ai pas demandé cette inscription'],
  ],
  'pl-PL': [
    [/zamówieni\p{L}+ newslettera|(?<!Status )zamówieni[ae]\b/iu, 'zapis do newslettera: a „zamówienie” is an order'],
    [/(?:firma|spółka) \{\{/u, 'the name alone: a “firma” is a name, and not everybody who sends is a company'],
    [/Państw|Prosimy/u, 'ty, as everywhere else'],
    [/ekspresy na kapsułki/iu, 'ekspresy kapsułkowe'],
    [/oświadczenie złożone/u, 'oświadczenia złożone: the form has two, with the box three'],
    [/link do wypisania|w jakie linki/u, 'link do rezygnacji, które linki: one term for one act'],
    [/bez kierunkowego/u, 'bez prefiksu kraju: Poland has no area codes to leave out'],
    [/^Adwent|dzianinowy koc/iu, 'grudzień and koc z wełnianej dzianiny: “Adwent” is a word of the church'],
    [/\{\{name\}\},/u, 'no name: it would have to be in the vocative'],
    [/za chwilę/u, 'za kilka minut: at once it fails again'],
  ],
  'cs-CZ': [
    [/přihlášení(?!m? k\sodběru)/iu, 'přihlášení k odběru: „přihlášení“ alone is the login'],
    [/(?:firma|společnost) \{\{/u, 'the name alone: a “firma” is a name, and not everybody who sends is a company'],
    [/^K\stomuto odkazu/u, 'údaje spojené s tímto odkazem'],
    [/\{\{name\}\},/u, 'no name: it would have to be in the vocative'],
    [/odhlášení newsletter/iu, 'odhlášení z odběru newsletteru: readers sign off, no newsletter does'],
    [/nahlásit/iu, 'vrátit zboží: one reports a fault or a crime'],
    [/uplatnit poukaz/iu, 'uplatnit dárkovou kartu: a „poukaz“ is the newsletter’s'],
    [/elektra$/u, 'zpětný odběr elektrozařízení'],
    [/otevřít nabídku/iu, 'otevřít menu: a „nabídka“ is an offer'],
    [/na kapsle|ložní prádlo/iu, 'kapslové kávovary, povlečení'],
    [/za chvíli/u, 'za několik minut: at once it fails again'],
    [/prohlášení učiněné/u, 'prohlášení učiněná: the form has two, with the box three'],
  ],
  'sk-SK': [
    [/prihláseni[ea](?! na odber)/iu, 'prihlásenie na odber: „prihlásenie“ alone is the login'],
    [/(?:firma|spoločnosť) \{\{/u, 'the name alone: a “firma” is a name, and not everybody who sends is a company'],
    [/^K\stomuto odkazu/u, 'údaje spojené s týmto odkazom'],
    [/\{\{name\}\},/u, 'no name: Slovak addresses a person with her title'],
    [/odhláseni[ea] newsletter/iu, 'odhlásenie z odberu newslettera: readers sign off, no newsletter does'],
    [/(?<!reklamné )správy na účely/u, 'reklamné správy: „správy“ alone are news'],
    [/zmaza/iu, 'vymazať or zrušiť, as in the mail'],
    [/nahlásiť/iu, 'vrátiť tovar: one reports a fault or a crime'],
    [/uplatniť poukaz/iu, 'uplatniť darčekovú kartu: a „poukaz“ is the newsletter’s'],
    [/spätný odber|elektra$/iu, 'spätný zber elektroodpadu, the word of Slovak law'],
    [/otvoriť ponuku/iu, 'otvoriť menu: a „ponuka“ is an offer'],
    [/na kapsuly|posteľná bielizeň/iu, 'kapsulové kávovary, posteľné obliečky'],
    [/o\schvíľu/u, 'o niekoľko minút: at once it fails again'],
    [/vyhlásenie urobené/u, 'vyhlásenia urobené: the form has two, with the box three'],
    [/soi\.sk\/sk\//u, 'the inspection’s present address, without /sk/ and .soi'],
  ],
  'hu-HU': [],
  'tr-TR': [
    [/\bbuton\b/iu, 'düğme: one word for one thing'],
    [/biraz sonra|yeniden deney/u, 'birkaç dakika sonra tekrar deneyin: at once it fails again'],
  ],
};

it.each(SITES.map((site) => [localeOf(site), site] as const))(
  '%s uses the words of its market in all texts',
  (locale, site) => {
    const texts = Object.values(
      textsWithin([load(WIDGETS, locale).texts, load(ELEMENTS, locale).texts, demoTexts(locale), builtInContent(site)]),
    );
    const found = AVOIDED[locale].flatMap(([words, instead]) =>
      texts.filter((text) => words.test(text)).map((text) => `${text} → ${instead}`),
    );
    expect(found).toEqual([]);
  },
);
