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

/**
 * Writes template literals as plain strings. The script optimisers of CMS plug-ins protect what stands in single or
 * double quotes and strip from the rest what looks like a comment; they know nothing of backticks, so a lone quote or a
 * `//` in a template literal cuts the script in two. Dependencies hold such texts, so it is done for the whole bundle.
 */
export function plainStrings(): Plugin {
  return {
    name: 'shop:plain-strings',
    apply: 'build',
    renderChunk(code) {
      const text = new MagicString(code);
      for (const template of templatesOf(parseAst(code))) rewrite(text, code, template);
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** `concat` and not `+`: like a template literal it turns each value into a string first. */
function rewrite(text: MagicString, code: string, { start, end, quasis, expressions }: TemplateLiteral): void {
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

/** The template literals of a syntax tree (ESTree), but for tagged ones. */
export function templatesOf(program: unknown): TemplateLiteral[] {
  const found: TemplateLiteral[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, quasi } = node as { type?: unknown; quasi?: { quasis: unknown; expressions: unknown } };
    if (type === 'TemplateLiteral') found.push(node as TemplateLiteral);
    // A tag sees the pieces of its literal, so that must stay one; what is inside its expressions may change.
    if (type === 'TaggedTemplateExpression') visit(quasi?.expressions);
    else for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return found;
}
