import { type ESTree, Visitor } from 'vite';

/*
 * An example: in `a?.b.map(f).c`, old libraries change `map`, and `src/embed/built-ins` has `ownMap` for it. The call is a
 * `FragileCall` with the object `a?.b`. If `a` is nullish, nothing is evaluated up to its `chainEnd`, behind `.c`. So
 * built-ins.ts writes `((ownTarget=a?.b)==null?void 0:ownMap(ownTarget,f).c)`; without a `?.` it writes `ownMap(a.b,f).c`.
 */

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A method call; it ends where the name of the method does. */
export interface FragileCall extends Place {
  readonly kind: 'call';
  /** The name of the private function. */
  readonly own: string;
  readonly name: string;
  readonly call: ESTree.CallExpression;
  readonly object: ESTree.Expression;
  /** Where the optional chain ends that may end before this call, as in `a?.b.map(f)`. */
  readonly chainEnd: number | undefined;
}

/** A function such as `Object.keys`, called or not, or a class. */
export interface FragileValue extends Place {
  readonly kind: 'value';
  readonly own: string;
  /** What it is called with; `undefined` if it is not called here. */
  readonly given?: ESTree.CallExpression['arguments'] | undefined;
}

/** A method that is read from a prototype or a literal, as in `[].map.call(list)`: nothing rewrites it. */
interface FragileRead extends Place {
  readonly kind: 'read';
}

/** A property of a new error that its class sets: fails where the page has frozen the property of the same name of `Error`. */
interface FragileSet extends Place {
  readonly kind: 'set';
  readonly name: string;
  /** Where the value begins. */
  readonly value: number;
}

type Fragile = FragileCall | FragileValue | FragileRead | FragileSet;

/** What `Error.prototype` has. */
const OF_ERRORS = new Set(['message', 'name']);

/** The objects whose own functions have private ones: `ownObjectKeys` is there for `Object.keys`. */
const OWNERS = new Set(['Array', 'JSON', 'Object']);

/** Classes that old libraries replace. */
const CLASSES = new Set(['Document', 'Element', 'Event', 'Request', 'Window']);

/** What has a method without asking the page for it. */
const LITERALS = new Set(['ArrayExpression', 'ArrowFunctionExpression', 'FunctionExpression', 'Literal']);

/** Finds the calls that have a private function in place of a built-in, outermost first. */
export function fragileIn(program: ESTree.Program, isOwn: (name: string) => boolean): readonly Fragile[] {
  const found: Fragile[] = [];
  const classes: ESTree.Class[] = [];
  const chainEnds = new Map<ESTree.CallExpression, number>();
  const methods = new Set<ESTree.MemberExpression>();
  const given = new Map<ESTree.MemberExpression, ESTree.CallExpression['arguments']>();
  const addClass = (node: ESTree.Node): void => {
    if (node.type === 'Identifier' && CLASSES.has(node.name))
      found.push({ kind: 'value', own: ownName(node.name), start: node.start, end: node.end });
  };
  new Visitor({
    ChainExpression(chain) {
      for (const call of callsBehindQuestion(chain)) chainEnds.set(call, chain.end);
    },
    CallExpression(call) {
      const { callee } = call;
      if (callee.type !== 'MemberExpression' || callee.object.type === 'Super') return;
      given.set(callee, call.arguments);
      const name = nameOf(callee);
      if (name === undefined || !isOwn(ownName(name)) || isStatic(callee, isOwn)) return;
      methods.add(callee);
      const { object, end, start } = callee;
      const chainEnd = chainEnds.get(call);
      found.push({ kind: 'call', own: ownName(name), name, call, object, chainEnd, start, end });
    },
    MemberExpression(member) {
      const { start, end } = member;
      const name = nameOf(member) ?? '';
      if (isStatic(member, isOwn))
        found.push({ kind: 'value', own: staticName(member) ?? '', given: given.get(member), start, end });
      else if (!methods.has(member) && isOwn(ownName(name)) && isFromBrowser(member.object))
        found.push({ kind: 'read', start, end });
      addClass(member.object);
    },
    ClassDeclaration: (entered) => void classes.push(entered),
    ClassExpression: (entered) => void classes.push(entered),
    'ClassDeclaration:exit': () => void classes.pop(),
    'ClassExpression:exit': () => void classes.pop(),
    AssignmentExpression({ left, right, operator, start, end }) {
      if (left.type !== 'MemberExpression' || left.object.type !== 'ThisExpression' || operator !== '=') return;
      const name = nameOf(left) ?? '';
      const parent = classes.at(-1)?.superClass;
      if (OF_ERRORS.has(name) && parent?.type === 'Identifier' && /^\w*Error$/.test(parent.name))
        found.push({ kind: 'set', name, start, value: right.start, end });
    },
    BinaryExpression: ({ operator, right }) => operator === 'instanceof' && addClass(right),
    UnaryExpression: ({ operator, argument }) => operator === 'typeof' && addClass(argument),
    NewExpression: ({ callee }) => addClass(callee),
  }).visit(program);
  return found;
}

/** `ownMap` for `map`. */
function ownName(name: string): string {
  return `own${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** `ownObjectKeys` for `Object.keys`. */
function staticName(member: ESTree.MemberExpression): string | undefined {
  const { object } = member;
  const name = nameOf(member);
  if (name === undefined || object.type !== 'Identifier' || !OWNERS.has(object.name)) return undefined;
  return ownName(`${object.name}${ownName(name).slice('own'.length)}`);
}

function isStatic(member: ESTree.MemberExpression, isOwn: (name: string) => boolean): boolean {
  const name = staticName(member);
  return name !== undefined && isOwn(name);
}

function nameOf({ computed, property }: ESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

function isFromBrowser(object: ESTree.Node): boolean {
  if (object.type === 'MemberExpression') return nameOf(object) === 'prototype' && object.object.type === 'Identifier';
  return LITERALS.has(object.type);
}

/** The calls of a chain that are not made when the value before a `?.` is nullish. */
function callsBehindQuestion({ expression }: ESTree.ChainExpression): readonly ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = [];
  let behind: readonly ESTree.CallExpression[] = [];
  let link: ESTree.Node = expression;
  for (;;) {
    if (link.type === 'CallExpression') {
      calls.push(link);
      // In `a?.map(f)` the question is the method's.
      if (link.optional || (link.callee.type === 'MemberExpression' && link.callee.optional)) behind = [...calls];
      link = link.callee;
    } else if (link.type === 'MemberExpression') {
      if (link.optional) behind = [...calls];
      link = link.object;
    } else return behind;
  }
}
