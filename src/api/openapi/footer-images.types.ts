// Made by generate.ts from footer-images.yaml; do not edit.

/**
 * The name of a logo's file; the footer's content names it without its ending.
 */
export type LogoFile =
  | 'anthrazit.svg'
  | 'bevh.svg'
  | 'chFRVersand.svg'
  | 'chFrPost.svg'
  | 'chPost.svg'
  | 'chVersand.svg'
  | 'czDpd.svg'
  | 'dhl.svg'
  | 'euTrustmark.svg'
  | 'express.svg'
  | 'gptw.svg'
  | 'green.svg'
  | 'gutGemacht.svg'
  | 'hepsijet.svg'
  | 'hermes.svg'
  | 'horoz.svg'
  | 'hvAustria.svg'
  | 'kolaygelsin.svg'
  | 'mastercard.svg'
  | 'mngKargo.svg'
  | 'paypal.svg'
  | 'pfdc.svg'
  | 'pfef.svg'
  | 'postAT.svg'
  | 'qualitaet.svg'
  | 'rhenusAT.svg'
  | 'sps.svg'
  | 'trAmex.svg'
  | 'trBkm.svg'
  | 'trustEcoEu.svg'
  | 'visa.svg'
  | 'yurticikargo.svg'
  | 'atGuetezeichen2023.svg';
/**
 * An SVG document.
 */
export type Logo = string;

/**
 * An error as RFC 9457 has it.
 */
export interface Problem {
  type: 'urn:footer-images:not_found';
  title: string;
  status: number;
}

/** Every operation of the service: its method, and its path below the base. */
export const footerImagesOperations = {
  /** Reads a logo, drawn for 80 by 80 CSS pixels. */
  getLogo: { method: 'GET', path: '/logos/{file}' },
} as const;

/** What each operation takes as its body and answers on success. */
export interface FooterImagesBodies {
  getLogo: { request: undefined; response: undefined };
}
