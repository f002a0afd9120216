import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The font of the test pages, so that no result depends on the fonts of the machine: two files of one typeface, which
 * together contain the letters of the nine languages.
 */
export const HOST_FONT = "'Host Sans', 'Host Sans Extended'";

/**
 * A stylesheet that sets this font. The files are embedded, so that Chromium has them before the first layout and
 * nothing moves when they arrive.
 */
export const HOST_FONT_SHEET = `
  ${fontFace('Host Sans', 'latin')}
  ${fontFace('Host Sans Extended', 'latin-ext')}
  html { font-family: ${HOST_FONT} }`;

function fontFace(family: string, subset: string): string {
  const file = import.meta.resolve(`@fontsource/open-sans/files/open-sans-${subset}-400-normal.woff2`);
  const data = readFileSync(fileURLToPath(file)).toString('base64');
  return `@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${data}) }`;
}
