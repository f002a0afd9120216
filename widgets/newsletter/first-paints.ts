import type { FirstPaint } from '../../src/embed/element/first-paint/first-paint.ts';
import type { Site } from '../../src/embed/market/sites.ts';

/**
 * The sign-up of each site as it looks with no attribute but `site`, to be shown before React is evaluated. Filled in by
 * the build, which prerenders it (`src/build/first-paints.ts`); a page that is served from the sources does without.
 */
export const FIRST_PAINTS: Readonly<Partial<Record<Site, FirstPaint>>> = {};
