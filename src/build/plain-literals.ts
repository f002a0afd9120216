import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

interface Literals {
  readonly templates: readonly ESTree.TemplateLiteral[];
  readonly patterns: readonly ESTree.RegExpLiteral[];
}

/**
 * Rewrites template literals as plain strings, and regular expressions so that they contain no quotes or slashes. The
 * script optimisers of CMS plug-ins leave strings in single or double quotes alone and remove from the rest what looks
 * like a comment. They do not recognise template literals and regular expressions, so a single quote or a `//` in one
 * breaks the script. Dependencies contain such literals, so the whole bundle is rewritten.
 */
export function plainLiterals(): Plugin {
  return {
    name: 'shop:plain-literals',
    apply: 'build',
    renderChunk(code) {
      const text = new MagicString(code);
      const { templates, patterns } = literalsOf(code);
      for (const template of templates) rewriteTemplate(text, code, template);
      for (const { start, end } of patterns) {
        const plain = plainPattern(code.slice(start, end));
        if (plain !== code.slice(start, end)) text.overwrite(start, end, plain);
      }
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** @returns a literal that a naive minifier would break, or `undefined` when the script has none */
export function fragileLiteral(code: string): string | undefined {
  const { templates, patterns } = literalsOf(code);
  const fragile =
    templates[0] ?? patterns.find(({ start, end }) => plainPattern(code.slice(start, end)) !== code.slice(start, end));
  return fragile && code.slice(fragile.start, fragile.end);
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

/** The regular expressions of a script, and its template literals except tagged ones, whose tag receives their parts. */
function literalsOf(code: string): Literals {
  const templates: ESTree.TemplateLiteral[] = [];
  const patterns: ESTree.RegExpLiteral[] = [];
  const tagged = new Set<ESTree.TemplateLiteral>();
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void tagged.add(quasi),
    TemplateLiteral: (template) => void templates.push(template),
    Literal(literal) {
      if ('regex' in literal) patterns.push(literal);
    },
  }).visit(parseSync('script.js', code).program);
  return { templates: templates.filter((template) => !tagged.has(template)), patterns };
}
