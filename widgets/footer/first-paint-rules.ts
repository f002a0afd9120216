import type { FirstPaintOf } from '../../src/embed/element/declare/declaration.ts';
import type { AttributeValues } from '../../src/embed/element/declare/attributes.ts';
import { COUNTRIES } from '../../src/embed/market/countries.ts';
import { reducingCookies } from '../../src/embed/page/cookies.ts';
import { signUpPaint } from '../newsletter/first-paint-rules.ts';
import { alternates } from './alternates.ts';
import { hasCountrySelector, listedCountries } from './country-rules.ts';
import { type footerDeclaration, PAGE_FOOTER } from './declaration.ts';
import { hasSignUpPlace, isOmitted, isReduced } from './shown-parts.ts';

type FooterValues = AttributeValues<typeof footerDeclaration.attributes>;

/** The first paint of a footer with the built-in content. */
export const footerPaint: FirstPaintOf<typeof footerDeclaration> = ({ attributes, texts, hasContent, isInside }) => {
  const { site, platform, headingLevel } = attributes;
  if (hasContent || attributes.contentSrc !== '' || isOmitted(attributes)) return undefined;
  const isWhole = !isReduced(attributes);
  const { shows, values, linkBase } = signUpPaint(attributes, texts);
  return {
    shows: {
      ...shows,
      whole: isWhole,
      folding: platform !== 'CLASSIC',
      everyGroup: !attributes.checkout,
      outermost: !isInside(PAGE_FOOTER),
      signUp: hasSignUpPlace(attributes),
      countries: isWhole && hasCountrySelector(platform) && listedCountries(COUNTRIES, site, alternates()).length > 0,
    },
    values: { ...values, levelBelow: String(Math.min(headingLevel + 1, 6)) },
    linkBase,
  };
};

/** Whether the page shows another footer than a server can know: a cookie reduces it, or it has a country selector. */
export function differsFromServer({ reduced, reducedCookies, platform }: FooterValues): boolean {
  if (reduced) return false;
  return reducingCookies(reducedCookies).length > 0 || (hasCountrySelector(platform) && alternates().size > 0);
}
