import type { AttributeValues } from '../../src/embed/element/declare/attributes.ts';
import type { FirstPaintOf, PaintFacts } from '../../src/embed/element/declare/declaration.ts';
import type { Texts } from '../../src/embed/i18n/locales.ts';
import type { newsletterDeclaration } from './declaration.ts';
import { pictureFolder } from './rules/picture-rules.ts';

type SignUpValues = Pick<
  AttributeValues<(typeof newsletterDeclaration)['attributes']>,
  'offer' | 'imageBase' | 'linkBase' | 'headingLevel'
>;

/** The first paint of a sign-up, also of the one in the footer. */
export function signUpPaint({ offer, imageBase, linkBase, headingLevel }: SignUpValues, texts: Texts): PaintFacts {
  return {
    shows: { offer: offer === 'voucher', sample: texts['newsletter.link.sample'] !== '' },
    values: { imageBase: pictureFolder(imageBase), level: String(headingLevel) },
    linkBase,
  };
}

export const newsletterPaint: FirstPaintOf<typeof newsletterDeclaration> = ({ attributes, texts }) =>
  attributes.invalidLink ? undefined : signUpPaint(attributes, texts);
