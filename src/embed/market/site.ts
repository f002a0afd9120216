/** Whether a site shows a field, and whether it must be filled in. */
export type FieldRule = 'hidden' | 'optional' | 'required';

export type NameField = 'firstName' | 'lastName';

/** What the sign-up of a site asks for besides the e-mail address. */
export interface FieldRules {
  readonly salutation: FieldRule;
  /** First and last name: a site shows both or neither. */
  readonly names: FieldRule;
  /** The order of the two names in the site's language. */
  readonly nameOrder: readonly [NameField, NameField];
  /** The consent to commercial electronic messages, which Turkish law requires as a separate declaration. */
  readonly legals: FieldRule;
  /** Whether a sentence below the form links to the privacy policy. */
  readonly privacyHint: boolean;
}

/** The facts of a country site that the script needs: every byte is in the script of all sites. */
export interface SiteFacts {
  /** The value of the attribute `site`: the country, as in ISO 3166, and the language if it has several sites: `CH_FR`. */
  readonly code: string;
  /** The language of its texts, and how numbers and dates are written: `hu-HU`. */
  readonly locale: string;
  /** IANA name of the zone in which the site's dates are meant: `Europe/Budapest`. */
  readonly timeZone: string;
  /** The country in its own language, for the people who look for it in the country selector. */
  readonly label: string;
  /** The differences of the sign-up from `DEFAULT_FIELDS`, the e-mail address alone. */
  readonly fields?: Partial<FieldRules>;
}

export const DEFAULT_FIELDS: FieldRules = {
  salutation: 'hidden',
  names: 'hidden',
  nameOrder: ['firstName', 'lastName'],
  legals: 'hidden',
  privacyHint: true,
};
