import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The font that the test pages bring along, so that no result depends on the fonts of the machine: two files of one
 * typeface, because the letters of the nine languages are spread over both.
 */
export const HOST_FONT = "'Host Sans', 'Host Sans Extended'";

/**
 * The style sheet that gives a page this font. The files stand in the sheet itself: Chromium then has them before the
 * first layout, so nothing moves when they arrive.
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
