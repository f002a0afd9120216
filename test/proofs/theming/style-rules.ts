import { blocksOf, splitSelectors } from '../../../src/build/scope-styles.ts';

/** A rule of a style sheet for one selector, with the conditions around it. */
export interface StyleRule {
  readonly selector: string;
  /** The preludes of the at-rules around it, such as `@media print`. */
  readonly conditions: readonly string[];
  readonly declarations: readonly Declaration[];
}

interface Declaration {
  readonly property: string;
  readonly value: string;
}

/**
 * The rules of a style sheet, one for each selector of a list.
 *
 * @param css one of our own style sheets: no nested rules, no braces or semicolons in strings
 */
export function readRules(css: string, conditions: readonly string[] = []): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  for (const { prelude, body } of blocksOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))) {
    if (prelude.startsWith('@keyframes')) continue;
    if (prelude.startsWith('@')) rules.push(...readRules(body, [...conditions, prelude]));
    else {
      const declarations = readDeclarations(body);
      for (const selector of splitSelectors(prelude)) rules.push({ selector, conditions, declarations });
    }
  }
  return rules;
}

function readDeclarations(body: string): readonly Declaration[] {
  return body.split(';').flatMap((text) => {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(text) ?? [];
    return property === undefined || value === undefined ? [] : [{ property, value: value.replaceAll(/\s+/g, ' ') }];
  });
}
