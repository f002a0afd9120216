import MagicString from 'magic-string';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { Pieces } from './pieces.ts';

/**
 * The code without what the script does not need.
 *
 * @throws Error if the code does not have it
 */
export function cut(code: string, { values = [], ...pieces }: Pieces): string {
  let text = code;
  for (const [find, value] of values) {
    const changed = typeof find === 'string' ? text.replaceAll(find, () => value) : text.replace(find, value);
    if (changed === text) throw new Error(`no longer contains \`${String(find)}\`.`);
    text = changed;
  }
  return withoutUnused(text, pieces);
}

function withoutUnused(code: string, pieces: Pieces): string {
  const { unused = [], functions = [], cases } = pieces;
  const edits: Edit[] = [];
  const missing = new Set([...unused, ...functions, ...(cases?.values ?? []), ...methodsOf(pieces)]);
  const leaveOut = ({ start, end }: ESTree.Node, by: string): void => void edits.push({ start, end, by });
  new Visitor({
    ClassDeclaration(node) {
      for (const [method, name] of methodsIn(node)) {
        missing.delete(name);
        if (isUnused(name, pieces)) leaveOut(method, '');
      }
    },
    FunctionDeclaration({ id, body }) {
      if (!id || !body || !functions.includes(id.name)) return;
      leaveOut(body, '{}');
      missing.delete(id.name);
    },
    ExpressionStatement(statement) {
      if (hasNoEffect(code, statement.expression, pieces)) leaveOut(statement, ';');
    },
    SwitchStatement({ discriminant, cases: all }) {
      if (!cases?.of.test(code.slice(discriminant.start, discriminant.end))) return;
      for (const node of neverReached(all, cases.values)) {
        leaveOut(node, declarationsOf(node, code));
        missing.delete(valueOf(node));
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init || !unused.includes(id.name)) return;
      leaveOut(init, 'undefined');
      missing.delete(id.name);
    },
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || property.value.type !== 'Identifier') continue;
        if (!unused.includes(property.value.name)) continue;
        const comma = /^\s*,/.exec(code.slice(property.end))?.[0] ?? '';
        edits.push({ start: property.start, end: property.end + comma.length, by: '' });
      }
    },
  }).visit(parseSync('dependency.js', code).program);
  if (missing.size > 0) throw new Error(`no longer has ${[...missing].join(', ')}.`);
  return edited(code, edits);
}

/** The methods that are named, as `Class.method`. */
function methodsOf({ methods = {} }: Pieces): readonly string[] {
  return Object.entries(methods).flatMap(([name, list]) => list.map((method) => `${name}.${method}`));
}

/** The methods of a class with their names as `Class.method`; constructors are none. */
function methodsIn({ id, body }: ESTree.Class): ReadonlyArray<readonly [ESTree.Node, string]> {
  return body.body.flatMap((member) => {
    if (member.type !== 'MethodDefinition' || member.kind === 'constructor') return [];
    const name = member.key.type === 'Identifier' && !member.computed ? member.key.name : '';
    return [[member, `${id?.name ?? ''}.${name}`] as const];
  });
}

function isUnused(name: string, { methods = {} }: Pieces): boolean {
  const [owner = '', method = ''] = name.split('.');
  return methods[owner]?.includes(method) === false;
}

function hasNoEffect(code: string, expression: ESTree.Expression, { calls, assignments }: Pieces): boolean {
  const textOf = ({ start, end }: ESTree.Node): string => code.slice(start, end);
  if (expression.type === 'CallExpression') return calls?.test(textOf(expression.callee)) === true;
  return expression.type === 'AssignmentExpression' && assignments?.test(textOf(expression.left)) === true;
}

/** The cases of values that never occur, but for those that one which occurs goes on to. */
function neverReached(all: readonly ESTree.SwitchCase[], values: readonly string[]): readonly ESTree.SwitchCase[] {
  let goesOn = false;
  return all.filter((node) => {
    const neverOccurs = values.includes(valueOf(node));
    // A value in a list of values that share their statements.
    if (neverOccurs && node.consequent.length === 0) return true;
    const isReached = goesOn || !neverOccurs;
    goesOn = isReached && !LEAVES.includes(lastStatement(node)?.type ?? '');
    return !isReached;
  });
}

/** A case that only declares the variables of a case, which the others may use as well; empty if it has none. */
function declarationsOf(node: ESTree.SwitchCase, code: string): string {
  const names: string[] = [];
  const { start, end, consequent, test } = node;
  new Visitor({
    VariableDeclarator: ({ id }) => void names.push(code.slice(id.start, id.end)),
  }).visit({ type: 'Program', sourceType: 'script', hashbang: null, body: consequent, start, end });
  return names.length > 0 && test ? `case ${code.slice(test.start, test.end)}: var ${names.join(', ')};` : '';
}

/** The statements after which no further case runs. */
const LEAVES: readonly string[] = ['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement'];

function lastStatement({ consequent }: ESTree.SwitchCase): ESTree.Statement | undefined {
  const last = consequent.at(-1);
  return last?.type === 'BlockStatement' ? last.body.at(-1) : last;
}

/** What a `case` compares with, as text; empty for `default` and for anything but a literal. */
function valueOf({ test }: ESTree.SwitchCase): string {
  return test?.type === 'Literal' ? String(test.value) : '';
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** An edit inside what another one replaces has no effect. */
function edited(code: string, edits: readonly Edit[]): string {
  const text = new MagicString(code);
  let done = 0;
  for (const { start, end, by } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    text.update(start, end, by);
    done = end;
  }
  return text.toString();
}
