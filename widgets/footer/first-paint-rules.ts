import type { FirstPaintOf } from '../../src/embed/element/declare/declaration.ts';
import { COUNTRIES } from '../../src/embed/market/countries.ts';
import { reducingCookies } from '../../src/embed/page/cookies.ts';
import { signUpPaint } from '../newsletter/first-paint-rules.ts';
import { isSignedUp } from '../newsletter/signed-up.ts';
import { alternates } from './alternates.ts';
import { hasCountrySelector, listedCountries } from './country-rules.ts';
import { type footerDeclaration, PAGE_FOOTER } from './declaration.ts';

/** The first paint of a footer with the built-in content. */
export const footerPaint: FirstPaintOf<typeof footerDeclaration> = ({ attributes, texts, hasContent, isInside }) => {
  const { site, platform, headingLevel, serviceBase } = attributes;
  if (hasContent || attributes.contentSrc !== '' || attributes.pageHeader.includes('NO_FOOTER')) return undefined;
  const isWhole = !attributes.reduced && reducingCookies(attributes.reducedCookies).length === 0;
  const { shows, values, linkBase } = signUpPaint(attributes, texts);
  return {
    shows: {
      ...shows,
      whole: isWhole,
      folding: platform !== 'CLASSIC',
      everyGroup: !attributes.checkout,
      outermost: !isInside(PAGE_FOOTER),
      signUp: isWhole && !attributes.hideNewsletter && !isSignedUp(serviceBase, site),
      countries: isWhole && hasCountrySelector(platform) && listedCountries(COUNTRIES, site, alternates()).length > 0,
    },
    values: { ...values, levelBelow: String(Math.min(headingLevel + 1, 6)) },
    linkBase,
  };
};
