/** The class of `<UiRoot>`. */
const ROOT = '.shop-ui';

/**
 * Restricts a style sheet of the widgets to the root of a React page, so that a class such as `.button` only matches
 * our own elements. The specificity of the selectors stays the same. Rules for the host of a shadow root are removed.
 *
 * Lightning CSS is not used, because it rewrites more than the selectors: without targets it merges
 * `text-decoration-thickness` into the shorthand, which Safari ignores; with our targets it puts `::-ms-clear` into
 * `:is()`, which matches nothing.
 *
 * @param css our own style sheets: no nested rules, no braces in strings
 */
export function scopeStyles(css: string): string {
  return scopeBlock(css.replace(/\/\*[\s\S]*?\*\//g, ''));
}

function scopeBlock(css: string): string {
  let result = '';
  for (const { prelude, body } of blocksOf(css)) {
    if (prelude.startsWith('@keyframes')) result += `${prelude} {${body}}\n`;
    else if (prelude.startsWith('@')) result += `${prelude} {\n${scopeBlock(body)}}\n`;
    else {
      const selectors = splitSelectors(prelude).flatMap(scopeSelector);
      if (selectors.length > 0) result += `${selectors.join(',\n')} {${body}}\n`;
    }
  }
  return result;
}

/** The blocks of a style sheet without comments: what is before each brace, and what is inside. */
function* blocksOf(css: string): Generator<{ readonly prelude: string; readonly body: string }> {
  let from = 0;
  for (let open = css.indexOf('{'); open !== -1; open = css.indexOf('{', from)) {
    let depth = 1;
    let at = open + 1;
    for (; depth > 0 && at < css.length; at += 1) {
      if (css[at] === '{') depth += 1;
      else if (css[at] === '}') depth -= 1;
    }
    yield { prelude: css.slice(from, open).trim(), body: css.slice(open + 1, at - 1) };
    from = at;
  }
}

/** A comma between brackets does not separate selectors. */
function splitSelectors(prelude: string): readonly string[] {
  return prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

function scopeSelector(selector: string): readonly string[] {
  if (selector.includes(':host') || selector.includes('::slotted')) return [];
  if (/\.root\b/.test(selector)) return [selector.replace(/\.root\b/g, ROOT)];
  return [`:where(${ROOT}) ${selector}`];
}
