/** The default texts of the interface elements in one language; props override them. `%name%` is replaced by a value. */
export interface UiLabels {
  /** The locale of the texts, such as `de-DE`. It also determines the format of numbers, prices and country names. */
  readonly locale: string;
  readonly backToTop: string;
  readonly loading: string;
  readonly openMenu: string;
  readonly close: string;
  readonly copyCode: string;
  readonly codeCopied: string;
  readonly showMore: string;
  readonly showLess: string;
  readonly clear: string;
  readonly search: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  /** For screen readers, as the next one. */
  readonly passwordShown: string;
  readonly passwordHidden: string;
  /** "Seite %page% von %totalPages%" */
  readonly page: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly nationalNumber: string;
  /** Of Turkish telephone numbers. */
  readonly districtCode: string;
  readonly skipList: string;
  readonly endOfList: string;
  readonly previousSlide: string;
  readonly nextSlide: string;
  /** "Slide %slides% von %total%", with the slides in view, such as `2–4`, for screen readers. */
  readonly slides: string;
  /** "Pflichtfeld". No element shows it; for use as the `error` of a field. */
  readonly required: string;
  readonly pagination: string;
  readonly countryCode: string;
  readonly otherCountry: string;
  /** "Energieeffizienzklasse %class%, Skala von %from% bis %to%" */
  readonly energyClass: string;
  readonly energyLabel: string;
  /** This and the next three are labels of icons. */
  readonly success: string;
  readonly warning: string;
  readonly information: string;
  /** It also precedes the error of a field, for screen readers. */
  readonly error: string;
}

type LabelName = Exclude<keyof UiLabels, 'locale'>;

/** The labels in a locale file, by their keys there. */
export type LabelTexts = { readonly [Name in LabelName as `ui.${Name}`]: string };

const PREFIX = 'ui.';

/** The labels of a locale. Texts that are not labels are ignored; the compiler checks that no label is missing. */
export function labelsOf(locale: string, texts: LabelTexts): UiLabels {
  const labels = Object.entries(texts)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, text]) => [key.slice(PREFIX.length), text.replace(/\{\{(\w+)\}\}/g, '%$1%')] as const);
  return { locale, ...Object.fromEntries(labels) } as unknown as UiLabels;
}
