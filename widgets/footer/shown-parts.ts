import type { AttributeValues } from '../../src/embed/element/declare/attributes.ts';
import { reducingCookies } from '../../src/embed/page/cookies.ts';
import type { footerDeclaration } from './declaration.ts';

type FooterValues = AttributeValues<typeof footerDeclaration.attributes>;

/** Whether the page leaves the footer out. */
export function isOmitted({ pageHeader }: FooterValues): boolean {
  return pageHeader.includes('NO_FOOTER');
}

/** Whether the page, or one of its cookies, asks for the reduced footer. */
export function isReduced({ reduced, reducedCookies }: FooterValues): boolean {
  return reduced || reducingCookies(reducedCookies).length > 0;
}

/** Whether a footer has a place for the sign-up. */
export function hasSignUpPlace(values: FooterValues): boolean {
  return !isOmitted(values) && !isReduced(values) && !values.hideNewsletter;
}
