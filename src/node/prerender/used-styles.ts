import { type AtRule, parse, type Root, type Rule } from 'postcss';

/**
 * Leaves out of a stylesheet what cannot apply to the markup: rules for classes that no element has, and animations and
 * private custom properties (`--_text`) that no rule names any more. States that the visitor causes (`:hover`) and what is in
 * the brackets of a pseudo-class (`:not(.error)`) count as met.
 *
 * @returns the styles for HTML with `class` in double quotes; they are made once for the same classes
 */
export function usedStyles(css: string): (markup: string) => string {
  const made = new Map<string, string>();
  return (markup) => {
    const names = Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, attribute = '']) => attribute.split(' '));
    const classes = new Set(names.flat());
    const key = [...classes].toSorted().join(' ');
    const styles = made.get(key) ?? stylesOf(css, classes);
    made.set(key, styles);
    return styles;
  };
}

function stylesOf(css: string, classes: ReadonlySet<string>): string {
  const sheet = parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkRules((rule) => {
    if (isStep(rule)) return;
    const met = rule.selectors.filter((selector) => requiredClasses(selector).every((name) => classes.has(name)));
    if (met.length === 0) removeWithEmptyParents(rule);
    else rule.selectors = met;
  });
  const named = namesIn(sheet);
  sheet.walkAtRules('keyframes', (animation) => {
    if (!named.has(animation.params)) animation.remove();
  });
  sheet.walkDecls(/^--_/, (property) => {
    if (!named.has(property.prop)) property.remove();
  });
  return sheet.toString();
}

function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
}

/** Removes a rule, and the queries in which it was the last one. */
function removeWithEmptyParents(rule: Rule | AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithEmptyParents(parent);
}

function requiredClasses(selector: string): readonly string[] {
  let outside = selector;
  // From the innermost brackets outwards.
  while (/\([^()]*\)/.test(outside)) outside = outside.replaceAll(/\([^()]*\)/g, '');
  return Array.from(outside.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);
}

/** The animations and custom properties that the values of a sheet name. */
function namesIn(sheet: Root): ReadonlySet<string> {
  const names = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/(?<![\w-])[a-z_-][\w-]*/gi)) names.add(name);
  });
  return names;
}
