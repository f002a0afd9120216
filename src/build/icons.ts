import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Plugin } from 'vite';
import type { Shape } from '../ui/icons/icon.tsx';
import searchTerms from '../ui/icons/search-terms.json' with { type: 'json' };
import { PROJECT } from './project.ts';

const FOLDER = join(PROJECT, 'src/ui/icons');
const TABLE = join(FOLDER, 'icons.ts');

/** A name of a drawing in the table. */
const NAMED = /'(lucide|simple-icons|own):([\w-]+)'/g;

/** A row of the table: the component, and its drawing. */
const ROW = /^export const (\w+) = (.*);$/gm;

/**
 * Puts the drawings of the icon sets, which are development dependencies, and of the folder `own` into the table of icons, as
 * data from which React makes elements: a page with Trusted Types allows no markup. Without a mention, an icon is left out.
 */
export function icons(): Plugin {
  return {
    name: 'shop:icons',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0] === TABLE ? { code: withDrawings(code), map: null } : null),
  };
}

/** The paths of a module per icon, for the package: `src/ui/icons/cart.tsx`. */
export const ICON_MODULES: ReadonlyMap<string, string> = new Map(
  Object.entries(searchTerms).map(([component, { name }]) => [join(FOLDER, `${name}.tsx`), component]),
);

/** Makes these modules, from which a page gets one icon without the table. */
export function iconModules(): Plugin {
  const rows = rowsOf(readFileSync(TABLE, 'utf8'));
  return {
    name: 'shop:icon-modules',
    enforce: 'pre',
    resolveId: (id) => (ICON_MODULES.has(id) ? id : null),
    load(id) {
      const component = ICON_MODULES.get(id);
      const row = component === undefined ? undefined : rows.get(component);
      if (component === undefined || row === undefined) return null;
      const outline = /d: ([A-Z_]+)/.exec(row)?.[1];
      const imported = outline === undefined ? '' : `import { ${outline} } from './network-outlines.ts';\n`;
      const maker = /^\w+/.exec(row)?.[0] ?? '';
      return withDrawings(`import { ${maker} } from './icon.tsx';\n${imported}export const ${component} = ${row};\n`);
    },
  };
}

/** The folders of the sets that a module of icons contains drawings of, given the names that are left of its exports. */
export function iconSetsIn(id: string, exported: readonly string[]): readonly string[] {
  const isTable = id.endsWith('/src/ui/icons/icons.ts');
  const own = ICON_MODULES.get(id);
  if (!isTable && own === undefined) return [];
  const rows = rowsOf(readFileSync(TABLE, 'utf8'));
  const used = (own === undefined ? exported : [own]).map((name) => rows.get(name) ?? '');
  const sets = used.flatMap((row) => Array.from(row.matchAll(NAMED), ([, set = '']) => set));
  return [...new Set(sets)].filter((set) => set !== 'own').map((set) => `node_modules/@iconify-json/${set}`);
}

function rowsOf(table: string): ReadonlyMap<string, string> {
  return new Map(Array.from(table.matchAll(ROW), ([, name = '', row = '']) => [name, row]));
}

function withDrawings(code: string): string {
  return code
    .replaceAll(/ = (?=(?:icon|mark|card)\()/g, ' = /* @__PURE__ */ ')
    .replaceAll(NAMED, (_, set: string, name: string) => JSON.stringify(shapesOf(set, name)));
}

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const sets = new Map<string, IconSet>();

/** The shapes of a drawing. */
function shapesOf(set: string, name: string): readonly Shape[] {
  return parseFragment(`<svg><g>${bodyOf(set, name)}</g></svg>`).childNodes.flatMap((svg) =>
    'childNodes' in svg ? svg.childNodes.flatMap(shapesIn) : [],
  );
}

function bodyOf(set: string, name: string): string {
  if (set === 'own') return readFileSync(join(FOLDER, `own/${name}.svg`), 'utf8').replaceAll(/<\/?svg[^>]*>/g, '');
  const file = join(PROJECT, `node_modules/@iconify-json/${set}/icons.json`);
  const known = sets.get(set) ?? (JSON.parse(readFileSync(file, 'utf8')) as IconSet);
  sets.set(set, known);
  const body = known.icons[known.aliases?.[name]?.parent ?? name]?.body;
  if (body === undefined) throw new Error(`${set} has no icon “${name}”, which src/ui/icons/icons.ts names.`);
  return body;
}

/** What the frame of an icon says for all of its shapes. */
const OF_FRAME = /^stroke(?:-(?:width|linecap|linejoin))?$/;

/** A group has no shape of its own: its children get what it says. */
function shapesIn(node: DefaultTreeAdapterTypes.ChildNode): readonly Shape[] {
  if (!('tagName' in node)) return [];
  const kept = node.attrs.filter(({ name, value }) => !OF_FRAME.test(name) && !(name === 'fill' && value === 'none'));
  const named = kept.map(({ name, value }) => [reactName(name), value]);
  const attributes = Object.fromEntries(named) as Shape[1];
  if (node.tagName !== 'g') return [[node.tagName as Shape[0], attributes]];
  return node.childNodes.flatMap(shapesIn).map(([tag, inner]) => [tag, { ...attributes, ...inner }]);
}

/** `fillRule` for `fill-rule`. */
function reactName(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
