import type { State } from '../state/state.ts';
import { shortName } from '../state/tags.ts';

/** The height of the widget in a window of a width, both in CSS pixels. */
export interface MeasuredHeight {
  readonly from: number;
  readonly height: number;
}

/**
 * Whether a value can stand in a style sheet in HTML, whatever it means: nothing in it ends the declaration, the rule or
 * the element.
 */
export function isSafeTokenValue(value: string): boolean {
  if (/[<>{};\\\p{Cc}]|\/\*/u.test(value)) return false;
  const withoutStrings = value.replaceAll(/"[^"]*"|'[^']*'/g, '');
  if (/["']/.test(withoutStrings)) return false;
  const innermost = /\([^()]*\)/g;
  let rest = withoutStrings;
  while (innermost.test(rest)) rest = rest.replaceAll(innermost, '');
  return !/[()[\]]/.test(rest) && value.trim() !== '' && !value.includes('!');
}

/** The custom properties, for every widget of the page; `''` without any. */
export function tokenRules({ tokens }: State): string {
  const lines = Object.entries(tokens)
    .filter(([, value]) => isSafeTokenValue(value))
    .map(([name, value]) => `  --shop-${name}: ${value.trim()};`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}`;
}

/** Keeps the widget's place free, so that nothing jumps when it appears; `''` if it takes no room. */
export function heightRules({ tag }: State, heights: readonly MeasuredHeight[]): string {
  const selector = `${tag},\n[data-shop-widget='${shortName(tag)}']`;
  const rules = heights
    .filter(({ height }) => height > 0)
    .map(({ from, height }, index) => {
      const declarations = `${index === 0 ? '  display: block;\n' : ''}  min-height: ${height}px;`;
      const rule = `${selector} {\n${declarations}\n}`;
      return from === 0 ? rule : `@media (min-width: ${from}px) {\n${rule.replaceAll(/^/gm, '  ')}\n}`;
    });
  return rules.join('\n\n');
}
