/**
 * The default texts of the interface elements in one language; props override them. `%name%` is replaced by a value.
 */
export interface UiLabels {
  /** The locale of the texts, such as `de-DE`. It also determines the format of numbers, prices and country names. */
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
  /** "Passwort wird angezeigt": told by screen readers. */
  readonly passwordShown: string;
  /** "Passwort ist verborgen": told by screen readers. */
  readonly passwordHidden: string;
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
  /** "Slide %slides% von %total%", with the slides in view, such as `2–4`: told by screen readers. */
  readonly slides: string;
  /** "Pflichtfeld". No element shows it; for use as the `error` of a field. */
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
  /** "Erfolg": label of the icon for success. */
  readonly success: string;
  /** "Warnung" */
  readonly warning: string;
  /** "Hinweis" */
  readonly information: string;
  /** "Fehler" */
  readonly error: string;
}

type LabelName = Exclude<keyof UiLabels, 'locale'>;

/** The labels in a locale file, by their keys there. */
export type LabelTexts = { readonly [Name in LabelName as `ui.${Name}`]: string };

const PREFIX = 'ui.';

/**
 * Creates the labels of a locale from its texts.
 *
 * @param texts by key; texts that are not labels are ignored. The compiler checks that no label is missing.
 */
export function labelsOf(locale: string, texts: LabelTexts): UiLabels {
  const labels = Object.entries(texts)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, text]) => [key.slice(PREFIX.length), text.replace(/\{\{(\w+)\}\}/g, '%$1%')] as const);
  return { locale, ...Object.fromEntries(labels) } as unknown as UiLabels;
}
