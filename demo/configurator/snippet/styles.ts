import type { State } from '../state/state.ts';

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
