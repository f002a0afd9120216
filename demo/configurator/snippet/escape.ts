import { escapeHtml } from '../../../src/node/escape-html.ts';

/** A text as the value of an attribute in double quotes. */
export function attributeText(text: string): string {
  return `"${markupText(text)}"`;
}

/** JSON as the value of an attribute: in single quotes, since JSON is full of double ones. */
export function attributeJson(data: unknown): string {
  return `'${markupText(JSON.stringify(data)).replaceAll('&quot;', '"').replaceAll("'", '&#39;')}'`;
}

/** A text between tags. A carriage return would be read as a line feed. */
export function markupText(text: string): string {
  return escapeHtml(text).replaceAll('\r', '&#13;');
}

/** JSON inside a `<script>`, where nothing of it can end the script or begin a comment. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data, null, 2).replaceAll('<', '\\u003c');
}
