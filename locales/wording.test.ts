// @vitest-environment node
import { expect, it } from 'vitest';
import { demoTexts, load, WIDGETS } from './bundles.ts';

const FOOTER = new URL('../widgets/footer/content/', import.meta.url);

/** All that a locale says: form, footer, mail and the demo's shop page. */
function wordsOf(locale: string): string {
  const { mail, shop } = demoTexts(locale);
  return load(WIDGETS, locale).raw + load(FOOTER, locale).raw + JSON.stringify([mail, shop]);
}

const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/[Gg]utschein über/, 'takes an amount of money, not a per cent: „Gutschein mit 10 % Rabatt“'],
  [/Herzlich willkommen:/, 'nobody has joined yet'],
  [/\{\{shop\}\} Newsletter/, 'a compound is written with a hyphen: „{{shop}}-Newsletter“'],
  [/Maschinen-Reparatur|Altgeräte-Rückgabe/, 'no hyphen without need'],
  [/E-Commerce Europe Trustmark|Trust Ecommerce Europe/, 'the mark is called „Ecommerce Europe Trustmark“'],
  [/Geprüfte Qualität/, 'nobody has tested: say who awards or admits'],
  [/Steinzeug von Hand/, 'wants a participle: „handgefertigtes Steinzeug“'],
  [/öffnet in einem/, '„öffnet sich in einem …“'],
];

/** What gave a text away as translated, or as another market's, and why. */
const AVOIDED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'de-DE': [
    ...GERMAN,
    [/Händlerverband bevh/, 'no such name'],
    [/Lieferketten & Hinweise/, 'means nothing: „Hinweisgebersystem“'],
  ],
  'de-AT': [
    ...GERMAN,
    [/EPS-/, 'the brand is „eps“'],
    [/"\d+ Tage Rückgaberecht/, 'the statutory right is the „Rücktrittsrecht“'],
    [/die E-Mail\b|einer E-Mail\b|jeder E-Mail\b/, '„das E-Mail“'],
  ],
  'de-CH': [
    ...GERMAN,
    [/\bSPS\b/, 'no way to pay that a Swiss buyer knows'],
    [/MwSt/, '„MWST“'],
    [/jeder E-Mail\b|eine E-Mail\b/, '„das E-Mail“'],
  ],
  'fr-CH': [
    [/un bon de 10/, '« un bon de rabais de 10 % »'],
    [/de manière personnalisée/, 'means made to measure: « en les rattachant à ma personne »'],
    [/caractères non valables/, '« non autorisés »'],
    [/des indésirables/, 'are people: « courrier indésirable »'],
    [/indications saisies/, 'is German: « données saisies »'],
    [/"Mentions légales"/, 'is the name of one page only'],
    [/Niveau de sécurité du mot de passe/, 'the shorter of two names for one thing'],
    [/"Serviettes"/, 'napkins, or worse: « Linges de bain »'],
    [/Version bureau/, '« Version pour ordinateur »'],
    [/en un coup d’œil/, 'is German: « Centre d’aide »'],
    [/incluses, plus/, 'is German: « …, [frais] en sus »'],
    [/\bSPS\b/, 'no way to pay that a Swiss buyer knows'],
    [/Le matin commence|les beaux jours/, 'calques of the German headings'],
  ],
};

it.each(Object.entries(AVOIDED).flatMap(([locale, words]) => words.map(([word, why]) => [locale, word, why] as const)))(
  '%s does without %s: %s',
  (locale, word) => {
    expect(wordsOf(locale).match(word)?.[0]).toBeUndefined();
  },
);
