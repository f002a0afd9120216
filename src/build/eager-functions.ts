import MagicString, { type SourceMap } from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

/**
 * Puts parentheses around the functions of the finished script: V8 takes them as a sign that a function is called soon,
 * and compiles it while the script loads, on another thread. It compiles any other function when it is first called, on
 * the thread that the page needs. A function declaration becomes a variable at the start of the function around it, so
 * that it can have parentheses. Methods stay as they are.
 *
 * (The comment `//# allFunctionsCalledOnLoad` does the same for a whole file, but only on its first line, and the script
 * begins with a semicolon.)
 */
export function eagerFunctions(): Pick<Plugin, 'name'> & {
  renderChunk(code: string): { code: string; map: SourceMap };
} {
  return {
    name: 'shop:eager-functions',
    renderChunk(code) {
      const text = new MagicString(code);
      const methods = new Set<number>();
      const note = (node: ESTree.Node): unknown => methods.add(node.start);
      // The parentheses of a call do not count as the function's own.
      const given = new Set<number>();
      const noteGiven = ({ arguments: list }: { readonly arguments: readonly ESTree.Node[] }): void => {
        for (const { start } of list) given.add(start);
      };
      const wrap = ({ start, end }: ESTree.Node): void => {
        if (methods.has(start)) return;
        if (code[start - 1] === '(' && code[end] === ')' && !given.has(start)) return;
        text.appendRight(start, '(').appendLeft(end, ')');
      };
      const hoist = ({ body }: { readonly body: ESTree.FunctionBody | ESTree.Expression | null }): void => {
        if (body?.type === 'BlockStatement') hoistDeclarations(text, code, body);
      };
      new Visitor({
        MethodDefinition: ({ value }) => note(value),
        Property: ({ value, method, kind }) => (method || kind !== 'init' ? note(value) : undefined),
        CallExpression: noteGiven,
        NewExpression: noteGiven,
        FunctionDeclaration: hoist,
        FunctionExpression: (node) => {
          wrap(node);
          hoist(node);
        },
        ArrowFunctionExpression: (node) => {
          wrap(node);
          hoist(node);
        },
      }).visit(parseSync('script.js', code).program);
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** `function name() {}` becomes `var name=(function() {});` before the first statement of the body. */
function hoistDeclarations(text: MagicString, code: string, body: ESTree.FunctionBody): void {
  const first = body.body.find((statement) => !('directive' in statement && statement.directive));
  for (const statement of body.body) {
    if (statement.type !== 'FunctionDeclaration' || !statement.id) continue;
    const { start, end, id } = statement;
    text.remove(id.start, id.end);
    text.appendRight(start, `var ${code.slice(id.start, id.end)}=(`).appendLeft(end, ');');
    if (first && first.start !== start) text.move(start, end, first.start);
  }
}
