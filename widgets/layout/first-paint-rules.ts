import type { FirstPaintOf } from '../../src/embed/element/declare/declaration.ts';
import type { layoutDeclaration } from './declaration.ts';

/** The first paint of a layout, which is all of it. */
export const layoutPaint: FirstPaintOf<typeof layoutDeclaration> = ({ attributes: { pageHeader } }) => ({
  shows: { header: !pageHeader.includes('NO_HEADER'), footer: !pageHeader.includes('NO_FOOTER') },
  values: {},
  linkBase: '',
});
