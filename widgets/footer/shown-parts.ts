import type { AttributeValues } from '../../src/embed/element/declare/attributes.ts';
import { reducingCookies } from '../../src/embed/page/cookies.ts';
import type { footerDeclaration } from './declaration.ts';

type FooterValues = AttributeValues<typeof footerDeclaration.attributes>;

/** Whether the page leaves the footer out. */
export function isOmitted({ pageHeader }: FooterValues): boolean {
  return pageHeader.includes('NO_FOOTER');
}

/** Whether a footer has a place for the sign-up. */
export function hasSignUpPlace(values: FooterValues): boolean {
  const isReduced = values.reduced || reducingCookies(values.reducedCookies).length > 0;
  return !isOmitted(values) && !isReduced && !values.hideNewsletter;
}
