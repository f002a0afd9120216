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
];

/** Takes out of the dependencies what a foreign page can't bear. A new version that no longer fits fails the build. */
export function pageSafety(): Plugin {
  const applied = new Set<Rewrite>();
  return {
    name: 'shop:page-safety',
    apply: 'build',
    transform(code, id) {
      const rewrite = REWRITES.find(({ file }) => file.test(id.split('?')[0] ?? id));
      if (!rewrite) return null;
      if (!code.includes(rewrite.find)) {
        this.error(`${id} no longer holds \`${rewrite.find}\`. It was replaced because ${rewrite.why}. Look again.`);
      }
      applied.add(rewrite);
      return { code: code.replace(rewrite.find, rewrite.replaceBy), map: null };
    },
    buildEnd(error) {
      const missed = REWRITES.filter((rewrite) => !applied.has(rewrite));
      if (!error && missed.length > 0) {
        this.error(`Not found in the bundle: ${missed.map(({ file }) => file.source).join(', ')}. Look again.`);
      }
    },
  };
}
