import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MESSAGE_PREFIX } from '../../embed/log.ts';
import type { WidgetDeclaration } from '../../embed/element/declare/declaration.ts';
import { textsForSite } from '../../embed/i18n/text-overrides.ts';
import { isRecord } from '../../embed/is-record.ts';
import type { Site } from '../../embed/market/sites.ts';
import { originOf } from '../../embed/page/origin.ts';
import type { ChildData } from '../../embed/element/light-dom/child-data.ts';
import type { PrerenderedFacts } from '../../embed/page/page-fact.ts';
import { type Platform, PLATFORM_BREAKPOINTS, PLATFORMS } from '../../embed/page/platform.ts';
import { WidgetRoot, type WidgetRootProps } from '../../embed/element/run/widget-root.tsx';
import { fingerprintOfMarkup, ID_PREFIX, idPrefixOf, type Mark, MARK } from '../../embed/element/first-paint/mark.ts';
import { escapeHtml } from '../escape-html.ts';
import type { PrerenderOptions } from './options.ts';
import { readServerValues } from './server-values.ts';

/** The widths of the window at which the root for a platform is hidden. */
const HIDDEN_AT: ReadonlyArray<readonly [platform: Platform, query: string]> = [
  ['MATCH', `(min-width: ${PLATFORM_BREAKPOINTS.tablet}px)`],
  [
    'TABLET',
    `not all and (min-width: ${PLATFORM_BREAKPOINTS.tablet}px), (min-width: ${PLATFORM_BREAKPOINTS.classic}px)`,
  ],
  ['CLASSIC', `not all and (min-width: ${PLATFORM_BREAKPOINTS.classic}px)`],
];

/** A comment of React between two texts, or white space that a minifier or a formatter of HTML would change. */
const FRAGILE_SPACE = /<!--|>[ \t\n\f\r]|[ \t\n\f\r]<|[ \t\n\f\r]{2}|[\t\n\f\r]/;

/** Renders a widget to the HTML of its tag with a declarative shadow root. */
export function prerenderWidget(
  declaration: WidgetDeclaration,
  component: WidgetRootProps['component'],
  stylesFor: (markup: string) => string,
  options: PrerenderOptions,
): string {
  const { tag, attributes: table } = declaration;
  const attributes = presentAttributes(options.attributes ?? {});
  const origin = options.page === undefined ? '' : (originOf(options.page) ?? '');
  const given: ChildData = { 'data-texts': options.texts, 'data-content': options.content };
  const inside: Record<string, boolean> = {};
  const valuesOn = (platform: string): Record<string, unknown> =>
    readServerValues(tag, table, attributes, { platform, serviceBase: origin, script: options.defaults ?? {} });
  const site = valuesOn('').site as Site;
  const texts = isRecord(options.texts) ? textsForSite(options.texts, site) : options.texts;
  const data: ChildData = { ...given, 'data-texts': texts };
  const facts = {
    now: (options.now ?? new Date()).getTime(),
    host: origin === '' ? '' : new URL(origin).hostname,
    serviceBase: String(valuesOn('CLASSIC').serviceBase),
  };
  const { uses, assumed } = watchUse(facts);
  const render = (platform: string, identifierPrefix: string): string => {
    const values = valuesOn(platform);
    const props: WidgetRootProps = {
      component,
      attributes: values,
      page: { serviceBase: facts.serviceBase, apiKey: String(values.apiKey) },
      data,
      handle: {
        dispatch: () => true,
        isInside: (selector) => (inside[selector] = options.nested === true),
      },
      straySlots: [],
      hidesFallback: declaration.children === 'fallback',
      prerendered: assumed,
      onCommit: () => undefined,
      onReady: () => undefined,
    };
    const html = renderToString(createElement(WidgetRoot, props), { identifierPrefix });
    // The element adds them before it hydrates: many servers remove comments from HTML.
    return html.replaceAll(/<!--\/?&-->/g, '');
  };
  const { platforms, tree } = renderTree(String(valuesOn('').platform), render);
  const fingerprint = fingerprintOfMarkup(declaration, valuesOn('CLASSIC'), data);
  const mark: Mark = {
    version: __VERSION__,
    fingerprint,
    ...facts,
    uses: [...uses],
    platforms,
    inside,
    ...(FRAGILE_SPACE.test(tree) && { exact: true }),
  };
  const css = portableCss(`${stylesFor(tree)}${showByWidth(platforms)}${hideElsewhere(tag)}`);
  const ofSheet = presentAttributes({ nonce: options.nonce, [MARK]: JSON.stringify(mark) });
  const sheet = `<style${attributeMarkup(ofSheet)}>${css}</style>`;
  const root = `<template shadowrootmode="open">${sheet}${tree}</template>`;
  const children = Object.entries(given).map(dataMarkup).join('') + (options.fallback ?? '');
  return asciiHtml(`<${tag}${attributeMarkup(attributes)}>${root}${children}</${tag}>`);
}

/** Records which assumptions the markup depends on: the page may differ in the others. */
function watchUse(facts: PrerenderedFacts) {
  const uses = new Set<'host' | 'serviceBase'>();
  const assumed: PrerenderedFacts = {
    now: facts.now,
    get host() {
      uses.add('host');
      return facts.host;
    },
    get serviceBase() {
      uses.add('serviceBase');
      return facts.serviceBase;
    },
  };
  return { uses, assumed };
}

function presentAttributes(given: NonNullable<PrerenderOptions['attributes']>): Record<string, string> {
  const present = Object.entries(given).filter(([, value]) => value !== false && value !== null && value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name.toLowerCase(), value === true ? '' : String(value)]));
}

interface Tree {
  readonly platforms: Mark['platforms'];
  readonly tree: string;
}

/** One root if the tag names a platform or all look the same, else one for each platform that a width can mean. */
function renderTree(named: string, render: (platform: string, idPrefix: string) => string): Tree {
  const byWidth = PLATFORMS.some((platform) => platform === named) ? [named] : HIDDEN_AT.map(([platform]) => platform);
  const [only = '', ...others] = new Set(byWidth.map((platform) => render(platform, ID_PREFIX)));
  if (others.length === 0) return { platforms: [byWidth], tree: only };
  const platforms = byWidth.map((platform) => [platform]);
  const trees = byWidth.map((platform, index) => render(platform, idPrefixOf({ platforms }, index)));
  // Each tree ends with the slot. A shadow root has one.
  const end = (tree: string): number => tree.lastIndexOf('</div>') + '</div>'.length;
  return { platforms, tree: trees.map((tree) => tree.slice(0, end(tree))).join('') + only.slice(end(only)) };
}

function showByWidth({ length }: Mark['platforms']): string {
  if (length === 1) return '';
  return HIDDEN_AT.map(
    ([, query], index) => `\n@media ${query} { .root:nth-of-type(${index + 1}) { display: none } }`,
  ).join('');
}

/** If an HTML filter removes the tag but not the template, the parent gets the shadow root: its own children must show. */
function hideElsewhere(tag: string): string {
  const elsewhere = `:host(:not(${tag}))`;
  return `\n${elsewhere} .root{display:none}${elsewhere} .settled{display:contents}`;
}

function dataMarkup([marker, data]: readonly [marker: string, data: unknown]): string {
  if (data === undefined) return '';
  return `<script type="application/json" ${marker}="">${asciiJson(data)}</script>`;
}

function attributeMarkup(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${nameOf(name)}="${escapeHtml(value)}"`)
    .join('');
}

function nameOf(name: string): string {
  if (/^[^\s"'<>/=\p{Cc}]+$/u.test(name)) return name;
  throw new TypeError(`${MESSAGE_PREFIX} ${JSON.stringify(name)} cannot be the name of an attribute.`);
}

/** Elements with content that is not markup, and characters outside ASCII. */
const RAW_OR_FOREIGN = /<(script|style)\b[^]*?<\/\1>|[^\0-\x7f]/giu;

/** Writes HTML in ASCII, so that it reads the same in a page of any encoding. Scripts and styles in it stay as they are. */
function asciiHtml(html: string): string {
  return html.replaceAll(RAW_OR_FOREIGN, (found, raw?: string) => (raw ? found : `&#${found.codePointAt(0)};`));
}

/** Writes JSON in ASCII, without the characters that mean something in HTML or XML. */
function asciiJson(data: unknown): string {
  return JSON.stringify(data).replaceAll(
    /[<>&]|[^\0-\x7f]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Writes a stylesheet in ASCII, and its ranges of widths without `<`, which an XHTML page could not parse. */
function portableCss(css: string): string {
  return css
    .replaceAll(/\(width([<>])=/g, (_range, sign: string) => (sign === '<' ? '(max-width:' : '(min-width:'))
    .replaceAll(/[^\0-\x7f]/gu, (found) => `\\${found.codePointAt(0)?.toString(16)} `);
}
