import type { Plugin } from 'vite';

/** A stylesheet of the build, as Vite links it. */
const SHEET = /<link rel="stylesheet"[^>]*\shref="[^"]*?(?<file>assets\/[^"]+\.css)">/gu;

/** A module of the build, which comes with all texts in it. */
const MODULE = /<(?:script type="module"|link rel="modulepreload")(?= )/gu;

/**
 * Writes the stylesheets of the demo page into it when it is built, and lets its modules come after its picture: the page
 * needs no other file to be painted.
 */
export function firstPaint(): Plugin {
  return {
    name: 'demo-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (path !== '/index.html') return html;
        const later = html.replaceAll(MODULE, (module) => `${module} fetchpriority="low"`);
        return later.replaceAll(SHEET, (link, file: string) => {
          const sheet = bundle?.[file];
          return sheet?.type === 'asset' ? `<style>${sheet.source.toString()}</style>` : link;
        });
      },
    },
  };
}
