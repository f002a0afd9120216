import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { cut } from './cut.ts';
import { CUTS, WITHOUT_SIDE_EFFECTS } from './cuts.ts';
import { type Fix, FIXES, MODULE_OBJECT } from './fixes.ts';

/** In place of lodash, which makes functions from text: strict policies forbid that. It would take 3.6 kB, too. */
const LODASH = fileURLToPath(new URL('../../embed/stand-ins/lodash.ts', import.meta.url));
const LODASH_FUNCTIONS = ['clone', 'cloneDeep', 'isPlainObject', 'toPath'];

/** In place of the package, which takes paths of fields apart: those of a sign-up are flat. It would take 0.6 kB. */
const PROPERTY_EXPR = fileURLToPath(new URL('../../embed/stand-ins/property-expr.ts', import.meta.url));

/**
 * Leaves out of the script what it never runs of its dependencies, and replaces what does harm on pages. The build fails
 * when a new version of a dependency no longer has what is left out or replaced.
 */
export function dependencies(): Plugin {
  const files = new Set<RegExp>();
  return {
    name: 'shop:dependencies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (WITHOUT_SIDE_EFFECTS.includes(source)) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && { ...found, moduleSideEffects: false };
      }
      if (source === 'property-expr') return PROPERTY_EXPR;
      const name = /^lodash-es\/(\w+)(?:\.js)?$/.exec(source)?.[1];
      if (name === undefined) return null;
      if (!LODASH_FUNCTIONS.includes(name)) {
        this.error(
          `A dependency imports ${source}, which makes functions from text. Add it to src/embed/stand-ins/lodash.ts.`,
        );
      }
      return `\0lodash:${name}`;
    },
    load(id) {
      const name = /^\0lodash:(\w+)$/.exec(id)?.[1];
      return name === undefined ? null : `export { ${name} as default } from ${JSON.stringify(LODASH)};`;
    },
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      const cuts = CUTS.filter(({ file }) => file.test(path));
      const fixes = FIXES.filter(({ file }) => file.test(path));
      if (cuts.length === 0 && fixes.length === 0) return null;
      for (const { file } of [...cuts, ...fixes]) files.add(file);
      try {
        const fixed = fixes.reduce(replaced, code);
        return { code: cuts.reduce((left, { pieces }) => cut(left, pieces), fixed), map: null };
      } catch (error) {
        return this.error(`${id} ${(error as Error).message} Compare src/build/dependencies with the new version.`);
      }
    },
    renderChunk(code) {
      return code.includes(MODULE_OBJECT.marker) ? { code: replaced(code, MODULE_OBJECT), map: null } : null;
    },
    buildEnd(error) {
      const missed = [...CUTS, ...FIXES].filter(({ file }) => !files.has(file));
      if (!error && missed.length > 0)
        this.error(`Not found in the bundle: ${missed.map(({ file }) => file.source).join(', ')}. Remove their rows.`);
    },
  };
}

function replaced(code: string, { find, replaceBy, why }: Fix): string {
  if (!code.includes(find)) throw new Error(`no longer contains \`${find}\`. It is replaced because ${why}.`);
  return code.replace(find, () => replaceBy);
}
