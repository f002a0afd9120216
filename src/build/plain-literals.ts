import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

/**
 * Rewrites template literals as plain strings, and regular expressions without quotes and slashes, in the whole bundle. The
 * script optimisers of CMS plug-ins recognise neither. They remove what looks like a comment outside of quotes, so that a
 * single quote or a `//` in such a literal breaks the script.
 */
export function plainLiterals(): Plugin {
  return {
    name: 'shop:plain-literals',
    apply: 'build',
    renderChunk(code) {
      const text = new MagicString(code);
      for (const literal of fragileLiterals(code)) {
        const { start, end, type } = literal;
        if (type === 'TemplateLiteral') rewriteTemplate(text, code, literal);
        else text.overwrite(start, end, plainPattern(code.slice(start, end)));
      }
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** @returns a literal that a naive minifier would break, or `undefined` when the script has none */
export function fragileLiteral(code: string): string | undefined {
  const [first] = fragileLiterals(code);
  return first && code.slice(first.start, first.end);
}

/** Uses `concat`, not `+`: like a template literal, it converts each value to a string first. */
function rewriteTemplate(text: MagicString, code: string, template: ESTree.TemplateLiteral): void {
  const { start, end, quasis, expressions } = template;
  const literal = (index: number): string => JSON.stringify(quasis[index]?.value.cooked ?? '');
  if (expressions.length === 0) {
    text.overwrite(start, end, spaced(code, start, literal(0)));
    return;
  }
  let position = start;
  expressions.forEach((expression, index) => {
    const before = index === 0 ? `${spaced(code, start, literal(0))}.concat((` : `),${literal(index)},(`;
    text.overwrite(position, expression.start, before);
    position = expression.end;
  });
  text.overwrite(position, end, `),${literal(expressions.length)})`);
}

/** Adds a space where a keyword directly precedes the template literal, as in ``return`a` ``. */
function spaced(code: string, start: number, literal: string): string {
  return /[\w$]/.test(code.charAt(start - 1)) ? ` ${literal}` : literal;
}

/** Escapes the quotes and slashes inside a regular expression: `/["/]/g` becomes `/[\x22\x2f]/g`. */
function plainPattern(literal: string): string {
  const end = literal.lastIndexOf('/');
  const body = literal
    .slice(1, end)
    .replace(/\\?(['"`/])|\\[^]/g, (whole, sign: string | undefined) =>
      sign === undefined ? whole : `\\x${sign.charCodeAt(0).toString(16)}`,
    );
  return `/${body}${literal.slice(end)}`;
}

/** The regular expressions with such signs, and the template literals except tagged ones, whose tag receives their parts. */
function fragileLiterals(code: string): ReadonlyArray<ESTree.TemplateLiteral | ESTree.RegExpLiteral> {
  const found = new Set<ESTree.TemplateLiteral | ESTree.RegExpLiteral>();
  new Visitor({
    TemplateLiteral: (template) => void found.add(template),
    'TaggedTemplateExpression:exit': ({ quasi }) => void found.delete(quasi),
    Literal(literal) {
      const text = code.slice(literal.start, literal.end);
      if ('regex' in literal && plainPattern(text) !== text) found.add(literal);
    },
  }).visit(parseSync('script.js', code).program);
  return [...found];
}
