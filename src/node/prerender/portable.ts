/** Elements whose content is no markup, and characters outside ASCII. */
const RAW_OR_FOREIGN = /<(script|style)\b[^]*?<\/\1>|[^\0-\x7f]/giu;

/** Writes HTML in ASCII, so that it reads the same in a page of any encoding. Scripts and styles in it stay as they are. */
export function asciiHtml(html: string): string {
  return html.replaceAll(RAW_OR_FOREIGN, (found, raw?: string) => (raw ? found : `&#${found.codePointAt(0)};`));
}

/** Writes JSON in ASCII, without the characters that mean something in HTML or XML. */
export function asciiJson(data: unknown): string {
  return JSON.stringify(data).replaceAll(
    /[<>&]|[^\0-\x7f]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Writes a stylesheet in ASCII, and its ranges of widths without `<`, which an XHTML page could not parse. */
export function portableCss(css: string): string {
  return css
    .replaceAll(/\(width([<>])=/g, (_range, sign: string) => (sign === '<' ? '(max-width:' : '(min-width:'))
    .replaceAll(/[^\0-\x7f]/gu, (found) => `\\${found.codePointAt(0)?.toString(16)} `);
}
