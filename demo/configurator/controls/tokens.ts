import { PAIRS } from './contrast.ts';

/** A public custom property without `--shop-`, and the control that fits it. */
export interface Token {
  readonly name: string;
  readonly doc: string;
  readonly defaultText: string;
  readonly kind: 'colour' | 'length' | 'other';
}

/** All public custom properties, the colours in the order of the pairs in which they are seen. */
export const TOKENS: readonly Token[] = SHOP_CUSTOM_PROPERTIES.map(({ name, doc, defaultText }) => ({
  name: name.replace('--shop-', ''),
  doc,
  defaultText,
  kind: kindOf(defaultText),
})).sort((one, other) => placeOf(one) - placeOf(other));

function placeOf({ name, kind }: Token): number {
  const colours = PAIRS.flatMap(({ text, ground }) => [text, ground]);
  return kind === 'colour' ? colours.indexOf(name.replace('color-', '')) : colours.length;
}

function kindOf(defaultText: string): Token['kind'] {
  if (/^(?:#|--shop-color-)/.test(defaultText)) return 'colour';
  return defaultText.endsWith('px') ? 'length' : 'other';
}

/** The value that a token has: the one that is set, else its default, else that of the token which its default names. */
export function effectiveValue(name: string, values: Readonly<Record<string, string>>): string {
  const set = values[name];
  if (set !== undefined) return set;
  const defaultText = TOKENS.find((token) => token.name === name)?.defaultText ?? '';
  const other = /^--shop-(.+)$/.exec(defaultText)?.[1];
  return other === undefined ? defaultText : effectiveValue(other, values);
}

/** Whether a browser would take the value. */
export function isUsable({ kind }: Token, value: string): boolean {
  if (kind === 'colour') return CSS.supports('color', value);
  return kind === 'length' ? CSS.supports('inline-size', value) : true;
}

let context: CanvasRenderingContext2D | null | undefined;

/** A colour as `#rrggbb`; `undefined` for one that is not opaque or that no browser knows. */
export function hexOf(colour: string): string | undefined {
  if (!CSS.supports('color', colour)) return undefined;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.fillStyle = colour;
  const { fillStyle } = context;
  return typeof fillStyle === 'string' && /^#[0-9a-f]{6}$/.test(fillStyle) ? fillStyle : undefined;
}
