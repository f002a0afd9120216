import type { Plugin } from 'vite';
import { MESSAGE_PREFIX } from '../embed/log.ts';
import type { Build } from './editions/editions.ts';

/** Code in a dependency that does harm on other sites' pages or does not survive the build, and its replacement. */
interface Patch {
  readonly file: RegExp;
  readonly find: string;
  readonly replaceBy: string;
  readonly why: string;
}

/** By renderer. */
const PATCHES: Readonly<Record<Build['renderer'], readonly Patch[]>> = {
  react: [
    {
      file: /react-dom-client\.production\.js$/,
      find: 'listenToNativeEvent("selectionchange", !1, ownerDocument)',
      replaceBy: 'undefined',
      why: 'the document would keep this listener after the last tag is removed; only `onSelect` needs it, and that does not work in a shadow root',
    },
    {
      file: /react-dom-client\.production\.js$/,
      find: 'void 0 === updatePriority ? 32',
      replaceBy: 'null == updatePriority ? 32',
      why: 'the value is `window.event`, which is `null` on a page that declares a global variable `event`',
    },
    {
      file: /react-dom-client\.production\.js$/,
      find: '? reportError\n',
      replaceBy: `? function (error) { console.error("${MESSAGE_PREFIX} A widget failed at an event.", error); }\n`,
      why: 'errors in the event handlers of a widget must not reach the page’s `window.onerror`',
    },
    {
      file: /react-dom-client\.production\.js$/,
      find: 'JSCompiler_temp.nodeType, focusNode.nodeType;',
      replaceBy: 'JSCompiler_temp.hasChildNodes(), focusNode.hasChildNodes();',
      why: 'Firefox throws for nodes of its own, which React finds out by reading a property, and the minifier leaves out a property that is read for nothing',
    },
  ],
  lite: [],
};

/** The function of Rolldown that makes the exports of a module an object. It is in no file: Rolldown adds it to the output. */
const MODULE_OBJECT = {
  marker: '__exportAll =',
  find: 'for (var name in all)',
  replaceBy: 'for (var name in all) if (Object.prototype.hasOwnProperty.call(all, name))',
  why: 'what a page adds to `Object.prototype` would be taken for an export, and is no function that gives one',
} as const;

/**
 * Replaces code in the dependencies that does harm on other sites' pages or does not survive the build. The build fails
 * when a new version of a dependency no longer contains that code.
 */
export function patchDependencies(renderer: Build['renderer'] = 'react'): Plugin {
  const wanted = PATCHES[renderer];
  const applied = new Set<Patch>();
  return {
    name: 'shop:patch-dependencies',
    apply: 'build',
    transform(code, id) {
      const patches = wanted.filter(({ file }) => file.test(id.split('?')[0] ?? id));
      let patched = code;
      for (const { find, replaceBy, why } of patches) {
        if (!code.includes(find)) {
          this.error(
            `${id} no longer contains \`${find}\`. It is replaced because ${why}. Check whether the new version still needs it.`,
          );
        }
        patched = patched.replace(find, replaceBy);
      }
      for (const patch of patches) applied.add(patch);
      return patches.length > 0 ? { code: patched, map: null } : null;
    },
    renderChunk(code) {
      const { marker, find, replaceBy, why } = MODULE_OBJECT;
      if (!code.includes(marker)) return null;
      if (!code.includes(find)) this.error(`Rolldown no longer adds \`${find}\`. It is replaced because ${why}.`);
      return { code: code.replace(find, replaceBy), map: null };
    },
    buildEnd(error) {
      const missed = wanted.filter((patch) => !applied.has(patch));
      if (!error && missed.length > 0) {
        this.error(
          `Not found in the bundle: ${missed.map(({ file }) => file.source).join(', ')}. Remove their replacements.`,
        );
      }
    },
  };
}
