import type { Plugin } from 'vite';
import { navigationMarkup } from './navigation.ts';

/** Where a page has the bar. */
const PLACE = '<!-- demo-bar -->';

/** Writes the bar into the pages when they are built, so that it is there without a script and moves nothing. */
export function navigation(): Plugin {
  return {
    name: 'demo-navigation',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        if (!html.includes(PLACE)) return html;
        return html
          .replace(PLACE, navigationMarkup(path))
          .replace('</title>', '</title>\n    <link rel="stylesheet" href="/navigation/navigation.css" />');
      },
    },
  };
}
