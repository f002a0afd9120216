type PhpValue = string | boolean | readonly PhpValue[] | { readonly [key: string]: PhpValue };

/** A PHP file that returns a value. No coding standard applies to it, since nobody edits it. */
export function phpFile(comment: string, value: object): string {
  return `<?php // phpcs:ignoreFile\n/** ${comment} */\n\nreturn ${phpLiteral(value as PhpValue, '')};\n`;
}

function phpLiteral(value: PhpValue, indent: string): string {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  const inner = `${indent}    `;
  const entries = Array.isArray(value)
    ? value.map((each: PhpValue) => phpLiteral(each, inner))
    : Object.entries(value).map(([key, each]) => `${phpLiteral(key, '')} => ${phpLiteral(each, inner)}`);
  return `[\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}]`;
}
