/**
 * What the interface elements say in one language, unless a prop says otherwise. `%name%` stands for a value that the
 * element fills in.
 */
export interface UiLabels {
  /** The locale of the texts, such as `de-DE`. It decides how numbers, prices and countries are written as well. */
  readonly locale: string;
  /** "Nach oben" */
  readonly backToTop: string;
  /** "Lädt" */
  readonly loading: string;
  /** "Menü öffnen" */
  readonly openMenu: string;
  /** "Schließen" */
  readonly close: string;
  /** "Code kopieren" */
  readonly copyCode: string;
  /** "Code kopiert" */
  readonly codeCopied: string;
  /** "Mehr anzeigen" */
  readonly showMore: string;
  /** "Weniger anzeigen" */
  readonly showLess: string;
  /** "Löschen" */
  readonly clear: string;
  /** "Suchen" */
  readonly search: string;
  /** "Zeige Passwort" */
  readonly showPassword: string;
  /** "Verstecke Passwort" */
  readonly hidePassword: string;
  /** "Seite %page% von %totalPages%" */
  readonly page: string;
  /** "Vorherige Seite" */
  readonly previousPage: string;
  /** "Nächste Seite" */
  readonly nextPage: string;
  /** "Nationale Rufnummer" */
  readonly nationalNumber: string;
  /** "Bezirksvorwahl", of Turkish telephone numbers */
  readonly districtCode: string;
  /** "Auflistung überspringen" */
  readonly skipList: string;
  /** "Ende der Auflistung" */
  readonly endOfList: string;
  /** "Zum vorherigen Slide" */
  readonly previousSlide: string;
  /** "Zum nächsten Slide" */
  readonly nextSlide: string;
  /** "Pflichtfeld". No element shows it: a message for the `error` of a field. */
  readonly required: string;
  /** "Seitennavigation" */
  readonly pagination: string;
  /** "Ländervorwahl" */
  readonly countryCode: string;
  /** "Anderes Land" */
  readonly otherCountry: string;
  /** "Energieeffizienzklasse %class%, Skala von %from% bis %to%" */
  readonly energyClass: string;
  /** "Energielabel" */
  readonly energyLabel: string;
  /** "Erfolg": what the icon of a success stands for. */
  readonly success: string;
  /** "Warnung" */
  readonly warning: string;
  /** "Hinweis" */
  readonly information: string;
  /** "Fehler" */
  readonly error: string;
}

type LabelName = Exclude<keyof UiLabels, 'locale'>;

/** The texts of one locale file that are labels, by their keys there. */
export type LabelTexts = { readonly [Name in LabelName as `ui.${Name}`]: string };

const PREFIX = 'ui.';

/**
 * Makes the labels of a locale from its texts.
 *
 * @param texts by key; what is no label is left out. The compiler checks that none is missing.
 */
export function labelsOf(locale: string, texts: LabelTexts): UiLabels {
  const labels = Object.entries(texts)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, text]) => [key.slice(PREFIX.length), text.replace(/\{\{(\w+)\}\}/g, '%$1%')] as const);
  return { locale, ...Object.fromEntries(labels) } as unknown as UiLabels;
}
