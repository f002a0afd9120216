import type { Plugin } from 'vite';
import { MESSAGE_PREFIX } from '../embed/log.ts';

/** A line of a dependency that harms pages, and what stands in its place. */
interface Replacement {
  /** The file of the dependency; without it, code that the bundler adds to its output. */
  readonly file?: RegExp;
  readonly find: string;
  readonly replaceBy: string;
  /** What happens on a page without the replacement. */
  readonly harm: string;
  /** The test that fails without it. */
  readonly test: string;
}

const REACT_DOM = /\/react-dom-client\.(?:production|development)\.js$/;

// Everything that differs from the dependencies as their authors released them: LODASH and the rows of REPLACEMENTS.

/**
 * What Formik imports of lodash-es: `src/embed/lodash.ts` has its functions. On a page that declares a global variable
 * `self`, those of the package make a function from text, which a strict policy forbids
 * (test/proofs/browser/foreign-pages/page-globals.test.ts).
 */
const LODASH = /\/lodash-es\/(\w+)\.js$/;

const REPLACEMENTS: readonly Replacement[] = [
  {
    file: REACT_DOM,
    find: 'listenToNativeEvent("selectionchange", !1, ownerDocument)',
    replaceBy: 'undefined',
    harm: 'the document keeps a listener after the last tag has been removed; only `onSelect` needs it, which does not work in a shadow root',
    test: 'test/embed/session/removal.test.ts',
  },
  {
    file: REACT_DOM,
    find: 'void 0 === updatePriority ? 32',
    replaceBy: 'null == updatePriority ? 32',
    harm: 'nothing renders on a page that declares a global variable `event`: `window.event` is `null` then, not `undefined`',
    test: 'test/proofs/browser/foreign-pages/page-globals.test.ts',
  },
  {
    file: REACT_DOM,
    find: '? reportError\n',
    replaceBy: `? function (error) { console.error("${MESSAGE_PREFIX} An error occurred in an event handler of a widget.", error); }\n`,
    harm: 'errors in the event handlers of a widget reach the page’s `window.onerror`',
    test: 'test/embed/element/failure.test.ts',
  },
  {
    find: 'for (var name in all)',
    replaceBy: 'for (var name in all) if (Object.prototype.hasOwnProperty.call(all, name))',
    harm: 'what a page adds to `Object.prototype` is called as if it were an export of a module',
    test: 'test/proofs/browser/foreign-pages/odd-pages.test.ts',
  },
];

/**
 * The mode of a build that leaves the replacements out (`npm run build -- --mode unpatched`): for a security release of a
 * dependency that comes before somebody has looked at its rows.
 */
export const UNPATCHED = 'unpatched';

/** The text of a dependency's file with the replacements of its rows, without checks. */
export function replaced(file: string, text: string): string {
  const rows = REPLACEMENTS.filter((row) => row.file?.test(file));
  return rows.reduce((changed, { find, replaceBy }) => changed.replace(find, () => replaceBy), text);
}

/** Makes the replacements. The build fails unless a dependency contains what is replaced, once. */
export function replacements(): Plugin {
  const missing = new Map(REPLACEMENTS.map((row) => [row.find, row]));
  const replace = (rows: readonly Replacement[], source: string, where: string): string =>
    rows.reduce((text, { find, replaceBy, harm }) => {
      const parts = text.split(find);
      if (parts.length !== 2)
        throw new Error(`${where} contains \`${find}\` ${parts.length - 1} times, not once. Unreplaced, ${harm}.`);
      missing.delete(find);
      return parts.join(replaceBy);
    }, source);
  return {
    name: 'shop:replacements',
    apply: (_config, { command, mode }) => command === 'build' && mode !== UNPATCHED,
    load(id) {
      const name = LODASH.exec(id)?.[1];
      return name ? `export { ${name} as default } from '/src/embed/lodash.ts';` : null;
    },
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      const rows = REPLACEMENTS.filter(({ file }) => file?.test(path));
      return rows.length === 0 ? null : { code: replace(rows, code, path), map: null };
    },
    renderChunk(code, { fileName }) {
      const rows = REPLACEMENTS.filter(({ file, find }) => file === undefined && code.includes(find));
      return rows.length === 0 ? null : { code: replace(rows, code, fileName), map: null };
    },
    generateBundle() {
      for (const { find, harm } of missing.values())
        this.error(`No file contains \`${find}\` any longer. Unreplaced, ${harm}.`);
    },
  };
}
