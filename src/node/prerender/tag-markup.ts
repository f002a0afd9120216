import { MESSAGE_PREFIX } from '../../embed/log.ts';

/** HTML text of a tag with a declarative shadow root. */
export interface TagMarkup {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly style: { readonly css: string; readonly attributes: Readonly<Record<string, string>> };
  /** What is in the shadow root, after the style sheet. */
  readonly tree: string;
  /** What is in the tag itself. */
  readonly children: string;
}

export function tagMarkup({ tag, attributes, style, tree, children }: TagMarkup): string {
  const sheet = `<style${attributeMarkup(style.attributes)}>${style.css}</style>`;
  const root = `<template shadowrootmode="open">${sheet}${tree}</template>`;
  return `<${tag}${attributeMarkup(attributes)}>${root}${children}</${tag}>`;
}

/** A `<script>` with JSON for the tag. */
export function dataMarkup(marker: string, data: unknown): string {
  if (data === undefined) return '';
  // Nothing in it can end the script.
  return `<script type="application/json" ${marker}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function attributeMarkup(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${nameOf(name)}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}

function nameOf(name: string): string {
  if (/^[^\s"'<>/=\p{Cc}]+$/u.test(name)) return name;
  throw new TypeError(`${MESSAGE_PREFIX} ${JSON.stringify(name)} cannot be the name of an attribute.`);
}
