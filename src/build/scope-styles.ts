import { type AtRule, parse } from 'postcss';

/** The class of `<UiRoot>`. */
const ROOT = '.shop-ui';

/**
 * Restricts a stylesheet of the widgets to the root of a React page, so that a class such as `.button` only matches
 * our own elements. The specificity of the selectors stays the same. Rules for the host of a shadow root are removed.
 *
 * Lightning CSS rewrites more: without targets it merges `text-decoration-thickness` into the shorthand, which Safari
 * ignores; with our targets it puts `::-ms-clear` into `:is()`, which matches nothing.
 *
 * @param css our own stylesheets: no nested rules
 */
export function scopeStyles(css: string): string {
  const root = parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if ((rule.parent as AtRule | undefined)?.name === 'keyframes') return;
    const selectors = rule.selectors.flatMap(scopeSelector);
    if (selectors.length > 0) rule.selector = selectors.join(',\n');
    else rule.remove();
  });
  return root.toString();
}

function scopeSelector(selector: string): readonly string[] {
  if (selector.includes(':host') || selector.includes('::slotted')) return [];
  if (/\.root\b/.test(selector)) return [selector.replace(/\.root\b/g, ROOT)];
  return [`:where(${ROOT}) ${selector}`];
}
