import type { Plugin } from 'vite';

/** A place in a dependency that does harm on a foreign page, and what stands there instead. */
interface Rewrite {
  readonly file: RegExp;
  readonly find: string;
  readonly replaceBy: string;
  readonly why: string;
}

const REWRITES: readonly Rewrite[] = [
  {
    file: /lodash-es\/_root\.js$/,
    find: "freeGlobal || freeSelf || Function('return this')()",
    replaceBy: 'globalThis',
    why: 'a strict policy forbids making code from text, and a page may have overwritten `self`',
  },
  {
    file: /react-dom-client\.production\.js$/,
    find: 'listenToNativeEvent("selectionchange", !1, ownerDocument)',
    replaceBy: 'undefined',
    why: 'the document would keep this listener after the last tag has gone; only onSelect needs it, which has no use in a shadow root',
  },
  {
    file: /react-dom-client\.production\.js$/,
    find: 'void 0 === updatePriority ? 32',
    replaceBy: 'null == updatePriority ? 32',
    why: 'it is `window.event`, which is `null` on a page that has a variable `event` of its own',
  },
  {
    file: /react-dom-client\.production\.js$/,
    find: '? reportError\n',
    replaceBy: '? function (error) { console.error("[shop-widgets] A widget failed at an event.", error); }\n',
    why: 'what goes wrong in a widget’s handler is no business of the page’s `window.onerror`',
  },
];

/** Takes out of the dependencies what a foreign page can't bear. A new version that no longer fits fails the build. */
export function pageSafety(): Plugin {
  const applied = new Set<Rewrite>();
  return {
    name: 'shop:page-safety',
    apply: 'build',
    transform(code, id) {
      const rewrites = REWRITES.filter(({ file }) => file.test(id.split('?')[0] ?? id));
      let rewritten = code;
      for (const { find, replaceBy, why } of rewrites) {
        if (!code.includes(find)) {
          this.error(`${id} no longer holds \`${find}\`. It was replaced because ${why}. Look again.`);
        }
        rewritten = rewritten.replace(find, replaceBy);
      }
      for (const rewrite of rewrites) applied.add(rewrite);
      return rewrites.length > 0 ? { code: rewritten, map: null } : null;
    },
    buildEnd(error) {
      const missed = REWRITES.filter((rewrite) => !applied.has(rewrite));
      if (!error && missed.length > 0) {
        this.error(`Not found in the bundle: ${missed.map(({ file }) => file.source).join(', ')}. Look again.`);
      }
    },
  };
}
