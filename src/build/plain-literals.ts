import MagicString from 'magic-string';
import { parseAst, type Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface TemplateLiteral extends Node {
  readonly quasis: ReadonlyArray<Node & { readonly value: { readonly cooked: string } }>;
  readonly expressions: readonly Node[];
}

interface Literals {
  readonly templates: readonly TemplateLiteral[];
  readonly patterns: readonly Node[];
}

/**
 * Writes template literals as plain strings, and regular expressions without quotes and slashes in them. The script
 * optimisers of CMS plug-ins protect what stands in single or double quotes and strip from the rest what looks like a
 * comment; they know nothing of backticks and patterns, so a lone quote or a `//` in one cuts the script in two.
 * Dependencies hold such literals, so it is done for the whole bundle.
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

/** @returns what is left in the script that a naive minifier would break, if anything is */
export function fragileLiteral(code: string): string | undefined {
  const { templates, patterns } = literalsOf(code);
  const fragile =
    templates[0] ?? patterns.find(({ start, end }) => plainPattern(code.slice(start, end)) !== code.slice(start, end));
  return fragile && code.slice(fragile.start, fragile.end);
}

/** `concat` and not `+`: like a template literal it turns each value into a string first. */
function rewriteTemplate(text: MagicString, code: string, { start, end, quasis, expressions }: TemplateLiteral): void {
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

/** A keyword may stand right before a backtick (``return`a` ``), and it may before a quote too. */
function spaced(code: string, start: number, literal: string): string {
  return /[\w$]/.test(code.charAt(start - 1)) ? ` ${literal}` : literal;
}

/** A regular expression whose quotes and inner slashes are written by their numbers: `/["/]/g` as `/[\x22\x2f]/g`. */
function plainPattern(literal: string): string {
  const end = literal.lastIndexOf('/');
  const body = literal
    .slice(1, end)
    .replace(/\\?(['"`/])|\\[^]/g, (whole, sign: string | undefined) =>
      sign === undefined ? whole : `\\x${sign.charCodeAt(0).toString(16)}`,
    );
  return `/${body}${literal.slice(end)}`;
}

/** The template literals of a script, but for tagged ones, and its regular expressions. */
export function literalsOf(code: string): Literals {
  const templates: TemplateLiteral[] = [];
  const patterns: Node[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, quasi, regex } = node as {
      type?: unknown;
      quasi?: { quasis: unknown; expressions: unknown };
      regex?: unknown;
    };
    if (type === 'TemplateLiteral') templates.push(node as TemplateLiteral);
    if (type === 'Literal' && regex) patterns.push(node as Node);
    // A tag sees the pieces of its literal, so that must stay one; what is inside its expressions may change.
    if (type === 'TaggedTemplateExpression') visit(quasi?.expressions);
    else for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code));
  return { templates, patterns };
}
