import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MagicString from 'magic-string';
import { parseSync, type Plugin, transformWithOxc } from 'vite';
import { type FragileCall, fragileIn, type FragileValue } from './fragile-calls.ts';

const FOLDER = join(import.meta.dirname, '../embed/built-ins');

/** The sources of the private functions by their path. Other top-level names begin with `inner`. */
const SOURCES = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.test.ts'))
  .toSorted()
  .map((name) => [join(FOLDER, name), readFileSync(join(FOLDER, name), 'utf8')] as const);

/** The path of the file that exports a name. */
const FILES = new Map(
  SOURCES.flatMap(([file, source]) =>
    namesIn(source, /^export (?:const|function) (\w+)/gm).map((name) => [name, file] as const),
  ),
);

/** Sets a property whatever the prototype has. */
const DEFINE = 'innerDefine';

/** The variable with the object before a `?.`, which is tested and then passed to the private function. */
const TARGET = 'ownTarget';

/**
 * For the one script: rewrites the calls whose meaning old libraries change (`a.reduce(f)`, `Object.keys(o)`,
 * `JSON.parse(t)`) as calls of private functions, which it puts at the start of the script. It rewrites the whole bundle,
 * dependencies included. The page's own functions stay as they are: the libraries need them.
 */
export function builtIns(): Plugin {
  return {
    name: 'shop:built-ins',
    apply: 'build',
    async renderChunk(code) {
      const { text, used } = redirect(code, this.error.bind(this));
      if (used.size === 0) return null;
      const functions = await privateFunctions();
      const names = [TARGET, ...namesIn(functions, /^(?:const|function) (\w+)/gm)];
      const taken = names.find((each) => new RegExp(`(?<![.\\w$])${each}(?![\\w$])`).test(code));
      if (taken !== undefined)
        this.error(`The script already contains the name \`${taken}\`: rename it in src/embed/built-ins.`);
      // In the function around a script, after its directive.
      const start = /^[^{]*\{\s*(?:(["'])use strict\1;)?/.exec(code)?.[0].length ?? 0;
      text.appendLeft(start, `${functions}let ${TARGET};\n`);
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** For the modules: rewrites the same calls in our own files alone. Dependencies stay as released. */
export function builtInsOfOwnCode(): Plugin {
  return {
    name: 'shop:built-ins-of-own-code',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/^\/(?!.*\/node_modules\/).*\.tsx?$/.test(id) || id.startsWith(FOLDER)) return null;
      const { text, used } = redirect(code, this.error.bind(this));
      if (used.size === 0) return null;
      const imports = Array.from(used, (name) => `import { ${name} } from ${JSON.stringify(FILES.get(name))};\n`);
      text.prepend(`${imports.join('')}let ${TARGET};\n`);
      const left = fragileCall(text.toString());
      if (left !== undefined) this.error(`\`${left}\`: old libraries change what it does. Write it in another way.`);
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

interface Redirected {
  readonly text: MagicString;
  /** The names of the private functions that the code now calls. */
  readonly used: ReadonlySet<string>;
}

/** Redirects the calls that old libraries change to private functions. */
function redirect(code: string, fail: (message: string) => never): Redirected {
  const { program } = parseSync('script.js', code);
  const text = new MagicString(code);
  const used = new Set<string>();
  for (const site of fragileIn(program, isOwn)) {
    if (site.kind === 'set') {
      // `this.name = value` becomes `innerDefine(this,"name",value)`.
      text.overwrite(site.start, site.value, `${DEFINE}(this,"${site.name}",`, { contentOnly: true });
      text.appendLeft(site.end, ')');
      used.add(DEFINE);
    } else if (site.kind !== 'read' && isOwn(site.own)) {
      if (site.kind === 'call') rewriteCall(text, code, site);
      else if (hasIgnoredArgument(site))
        fail(
          `\`${code.slice(site.start, site.given?.at(-1)?.end)})\`: the private function has no reviver, no list of keys and no ` +
            'indentation. Avoid them, or add them to src/embed/built-ins.',
        );
      else text.overwrite(site.start, site.end, site.own, { contentOnly: true });
      used.add(site.own);
    }
  }
  return { text, used };
}

/** How many calls of a script's code the plugin redirects. */
export function redirectedCalls(code: string): number {
  return fragileIn(parseSync('script.js', code).program, isOwn).filter(({ kind }) => kind !== 'read').length;
}

/** The first place of a finished script that an old library may change, with what surrounds it. */
export function fragileCall(code: string): string | undefined {
  const [site] = fragileIn(parseSync('script.js', code).program, isOwn);
  return site && code.slice(Math.max(site.start, site.end - 60), site.end + 20);
}

function isOwn(name: string): boolean {
  return name.startsWith('own') && FILES.has(name);
}

/** How many arguments a private function takes, where the built-in one takes more. */
const MAX_ARGUMENTS: Readonly<Record<string, number>> = { ownJSONParse: 1, ownJSONStringify: 3 };

/** Whether a call has an argument that the private function would silently ignore, or take for a function. */
function hasIgnoredArgument({ own, given = [] }: FragileValue): boolean {
  const max = MAX_ARGUMENTS[own];
  return max !== undefined && (given.length > max || given[1]?.type === 'ArrayExpression');
}

/** `a.map(f)` becomes `ownMap(a,f)`, and `a?.b.map(f).c` becomes `((t=a?.b)==null?void 0:ownMap(t,f).c)`. */
function rewriteCall(text: MagicString, code: string, { own, name, call, object, chainEnd }: FragileCall): void {
  const comma = call.arguments.length > 0 ? ',' : '';
  const given = code.indexOf('(', call.callee.end) + 1;
  const space = /[\w$]/.test(code.charAt(object.start - 1)) ? ' ' : '';
  if (chainEnd === undefined) {
    text.appendRight(object.start, `${space}${own}(`);
    text.overwrite(object.end, given, comma, { contentOnly: true });
    return;
  }
  const missing = `${TARGET}==null${call.optional ? `||${TARGET}.${name}==null` : ''}`;
  text.appendRight(object.start, `((${TARGET}=`);
  text.overwrite(object.end, given, `,${missing})?void 0:${own}(${TARGET}${comma}`, { contentOnly: true });
  text.appendLeft(chainEnd, ')');
}

/** The private functions as code. Minifiers remove those that nothing calls. */
async function privateFunctions(): Promise<string> {
  const parts = await Promise.all(SOURCES.map(([, source]) => transformWithOxc(source, 'built-ins.ts')));
  const code = parts.map((part) => part.code).join('\n');
  return code.replaceAll(/^(?:import .*|export \{.*|export (?=const|function))/gm, '');
}

function namesIn(code: string, declaration: RegExp): readonly string[] {
  return Array.from(code.matchAll(declaration), ([, name = '']) => name);
}
