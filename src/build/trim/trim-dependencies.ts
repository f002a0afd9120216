import MagicString from 'magic-string';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { FORMIK } from './formik.ts';
import { I18NEXT, REACT_I18NEXT } from './i18next.ts';
import { LEVENSHTEIN } from './levenshtein.ts';
import { R2WC } from './r2wc.ts';
import { REACT_DOM, REACT_DOM_ENTRIES } from './react-dom.ts';
import type { Trim } from './trim.ts';
import { YUP } from './yup.ts';

const TRIMS: readonly Trim[] = [FORMIK, I18NEXT, LEVENSHTEIN, R2WC, REACT_DOM, REACT_DOM_ENTRIES, REACT_I18NEXT, YUP];

/**
 * Leaves out of the script what it never runs of its dependencies: methods that nothing calls, and branches of options
 * that are never set. The build fails when a new version of a dependency no longer has what is left out.
 */
export function trimDependencies(): Plugin {
  return {
    name: 'shop:trim-dependencies',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const trim = TRIMS.find(({ file }) => file.test(id.split('?')[0] ?? id));
      if (!trim) return null;
      try {
        return { code: trimmed(code, trim), map: null };
      } catch (error) {
        return this.error(`${id} ${(error as Error).message} Compare src/build/trim with the new version.`);
      }
    },
  };
}

/**
 * The code without what the script does not need.
 *
 * @throws Error if the code does not have it
 */
export function trimmed(code: string, { values = [], ...trim }: Trim): string {
  let text = code;
  for (const [find, value] of values) {
    const changed = typeof find === 'string' ? text.replaceAll(find, () => value) : text.replace(find, value);
    if (changed === text) throw new Error(`no longer contains \`${String(find)}\`.`);
    text = changed;
  }
  return withoutUnused(text, trim);
}

function withoutUnused(code: string, trim: Trim): string {
  const { unused = [], functions = [], cases } = trim;
  const edits: Edit[] = [];
  const missing = new Set([...unused, ...functions, ...(cases?.values ?? []), ...methodsOf(trim)]);
  const cut = ({ start, end }: ESTree.Node, by: string): void => void edits.push({ start, end, by });
  new Visitor({
    ClassDeclaration(node) {
      for (const [method, name] of methodsIn(node)) {
        missing.delete(name);
        if (isUnused(name, trim)) cut(method, '');
      }
    },
    FunctionDeclaration({ id, body }) {
      if (!id || !body || !functions.includes(id.name)) return;
      cut(body, '{}');
      missing.delete(id.name);
    },
    ExpressionStatement(statement) {
      if (hasNoEffect(code, statement.expression, trim)) cut(statement, ';');
    },
    SwitchStatement({ discriminant, cases: all }) {
      if (!cases?.of.test(code.slice(discriminant.start, discriminant.end))) return;
      for (const node of neverReached(all, cases.values)) {
        cut(node, declarationsOf(node, code));
        missing.delete(valueOf(node));
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init || !unused.includes(id.name)) return;
      cut(init, 'undefined');
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
function methodsOf({ methods = {}, unusedMethods = {} }: Trim): readonly string[] {
  return [methods, unusedMethods].flatMap((table) =>
    Object.entries(table).flatMap(([name, list]) => list.map((method) => `${name}.${method}`)),
  );
}

/** The methods of a class with their names as `Class.method`; constructors are none. */
function methodsIn({ id, body }: ESTree.Class): ReadonlyArray<readonly [ESTree.Node, string]> {
  return body.body.flatMap((member) => {
    if (member.type !== 'MethodDefinition' || member.kind === 'constructor') return [];
    const name = member.key.type === 'Identifier' && !member.computed ? member.key.name : '';
    return [[member, `${id?.name ?? ''}.${name}`] as const];
  });
}

function isUnused(name: string, { methods = {}, unusedMethods = {} }: Trim): boolean {
  const [owner = '', method = ''] = name.split('.');
  return methods[owner] ? !methods[owner].includes(method) : unusedMethods[owner]?.includes(method) === true;
}

function hasNoEffect(code: string, expression: ESTree.Expression, { calls, assignments }: Trim): boolean {
  const textOf = ({ start, end }: ESTree.Node): string => code.slice(start, end);
  if (expression.type === 'CallExpression') return calls?.test(textOf(expression.callee)) === true;
  return expression.type === 'AssignmentExpression' && assignments?.test(textOf(expression.left)) === true;
}

/** The cases of values that never occur, but for those that one which occurs goes on to. */
function neverReached(all: readonly ESTree.SwitchCase[], values: readonly string[]): readonly ESTree.SwitchCase[] {
  let goesOn = false;
  return all.filter((node) => {
    const isReached = goesOn || !values.includes(valueOf(node));
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
