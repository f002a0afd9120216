import { type Channels, contrastOf } from '../../wcag-contrast.ts';

/** A colour and its background, by the names of their custom properties without `--shop-color-`. */
export interface Pair {
  readonly text: string;
  readonly ground: string;
  /** The lowest contrast that is readable: 4.5 for text, 3 for the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: number;
}

const text = (name: string, ...grounds: readonly string[]): readonly Pair[] =>
  grounds.map((ground) => ({ text: name, ground, least: 4.5 }));
const edge = (name: string, ...grounds: readonly string[]): readonly Pair[] =>
  grounds.map((ground) => ({ text: name, ground, least: 3 }));

/** The pairs that the widgets show. */
export const PAIRS: readonly Pair[] = [
  ...text('text', 'surface', 'surface-soft'),
  ...text('text-muted', 'surface', 'surface-soft'),
  ...text('accent', 'surface', 'surface-soft'),
  ...text('accent-strong', 'surface', 'surface-soft'),
  ...text('on-accent', 'accent', 'accent-strong'),
  ...text('on-highlight', 'highlight'),
  ...['error', 'success', 'warning', 'information'].flatMap((name) =>
    text(name, 'surface', 'surface-soft', `${name}-soft`),
  ),
  ...text('surface', 'error'),
  ...text('on-footer', 'footer-ground'),
  ...text('on-footer-muted', 'footer-ground'),
  ...edge('edge', 'surface', 'surface-soft'),
  ...edge('focus', 'surface', 'surface-soft'),
];

/** The contrast of two opaque colours as `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastOf(channelsOf(one), channelsOf(other));
}

function channelsOf(hex: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels;
}
