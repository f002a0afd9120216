/** The logos that the service has a picture of. */
export const LOGO_SOURCES = [
  'anthrazit',
  'bevh',
  'chFRVersand',
  'chFrPost',
  'chPost',
  'chVersand',
  'czDpd',
  'dhl',
  'euTrustmark',
  'express',
  'gptw',
  'green',
  'gutGemacht',
  'hepsijet',
  'hermes',
  'horoz',
  'hvAustria',
  'kolaygelsin',
  'mastercard',
  'mngKargo',
  'paypal',
  'pfdc',
  'pfef',
  'postAT',
  'qualitaet',
  'rhenusAT',
  'sps',
  'trAmex',
  'trBkm',
  'trustEcoEu',
  'visa',
  'yurticikargo',
  'atGuetezeichen2023',
] as const;

/** Edge of a logo in CSS pixels; the content may make one smaller. */
export const LOGO_SIZE = 80;

/** The file of a logo below the logos' path; `undefined` for a source that there is no picture of. */
export function logoFile(source: string): string | undefined {
  return LOGO_SOURCES.some((known) => known === source) ? `${source}.svg` : undefined;
}
