import { cookieValues, factsOfPage } from './page.ts';
import { maskText } from './mask.ts';
import type { Product } from './product.ts';
import type { Call, Records } from './records.ts';
import { findTags, type FoundTag } from './tags.ts';

/** A table of the report: it has rows. */
export interface Table {
  readonly caption?: string | undefined;
  readonly head: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
}

/** A part of the report: what the panel shows under a heading. */
export interface Section {
  readonly title: string;
  /** Said where there is no table. */
  readonly empty: string;
  readonly tables: readonly Table[];
}

/** Everything that the diagnosis knows now. Nothing in it is secret. */
export interface Report {
  readonly title: string;
  /** How many entries of the first section are problems. */
  readonly problems: number;
  readonly sections: readonly Section[];
}

/** Looks at the page and puts it together with what was recorded. */
export function makeReport(product: Product, records: Records): Report {
  const tags = findTags(product, records);
  const problems = [
    ...problemsOfTags(tags),
    ...records.calls
      .filter(({ isGood }) => !isGood)
      .map((call) => ['call', `${call.method} ${call.address}: ${call.outcome}.${remedyFor(call)}`]),
  ];
  const secrets = [...cookieValues(), ...apiKeys(product)];
  const section = (title: string, empty: string, ...tables: readonly Table[]): Section => ({
    title,
    empty,
    tables: tables
      .filter(({ rows }) => rows.length > 0)
      .map((each) => ({ ...each, rows: each.rows.map((row) => row.map((text) => maskText(text, secrets))) })),
  });
  return {
    title: `shop-widgets ${product.version}`,
    problems: problems.length,
    sections: [
      section('Problems', 'No problems found.', { head: ['where', 'what'], rows: distinct(problems) }),
      section('Tags', 'No tags of this script on the page.', {
        head: ['tag', 'from', 'state'],
        rows: tags.map(({ tag, from, state }, index) => [nameOf(tag, index), from, state]),
      }),
      section('Attributes', 'No attributes read yet.', ...tags.map(attributeTable)),
      section('Warnings and errors', 'No messages.', {
        head: ['after', 'kind', 'message'],
        rows: records.messages.map(({ at, level, text }) => [seconds(at), level === 'warn' ? 'warning' : level, text]),
      }),
      section('Calls', 'No calls.', {
        head: ['after', 'call', 'answer', 'took'],
        rows: records.calls.map(({ at, method, address, outcome, milliseconds }) => [
          seconds(at),
          `${method} ${address}`,
          outcome,
          milliseconds === undefined ? '' : `${milliseconds} ms`,
        ]),
      }),
      section('Page', '', { head: ['what', 'value'], rows: factsOfPage(product) }),
    ],
  };
}

/** The report as plain text, for mails and tickets. */
export function toText({ title, sections }: Report, now: Date): string {
  const parts = sections.map(({ title: heading, empty, tables }) => {
    const lines = tables.map(({ caption, head, rows }) =>
      [...(caption === undefined ? [] : [caption]), ...[head, ...rows].map((cells) => cells.join(' | '))].join('\n'),
    );
    return `## ${heading}\n\n${lines.length > 0 ? lines.join('\n\n') : empty}`;
  });
  return `${[`# ${title}`, now.toISOString(), ...parts].join('\n\n')}\n`;
}

/** Rows that say the same are one, with their number. */
function distinct(rows: Table['rows']): Table['rows'] {
  const counts = new Map<string, { readonly row: readonly string[]; times: number }>();
  for (const row of rows) {
    const key = row.join('\n');
    const known = counts.get(key);
    if (known) known.times += 1;
    else counts.set(key, { row, times: 1 });
  }
  return Array.from(counts.values(), ({ row, times }) =>
    times === 1 ? row : [...row.slice(0, -1), `${row.at(-1) ?? ''} (${times} times)`],
  );
}

function problemsOfTags(tags: readonly FoundTag[]): Table['rows'] {
  return [
    ...(tags.length === 0
      ? [['tags', 'The page contains neither a tag nor a filled placeholder. Did the editor remove them?']]
      : []),
    ...tags.flatMap(({ tag, state, isGood, attributes, remarks }, index) => [
      ...(isGood ? [] : [[nameOf(tag, index), `${state}.`]]),
      ...attributes.flatMap(({ name, refused, value, source }) =>
        refused === undefined
          ? []
          : [
              [
                nameOf(tag, index),
                `${name}="${refused}" is not a valid value and is ignored; ${value} (${source}) is used. See the warnings.`,
              ],
            ],
      ),
      ...remarks.map((text) => [nameOf(tag, index), text]),
    ]),
  ];
}

function remedyFor({ outcome }: Call): string {
  if (outcome.startsWith('no answer: '))
    return ' Is the service at this origin, and does it send CORS headers? Does connect-src allow it?';
  if (outcome.includes('HTML page')) return ' A web page answered, not the service. Check service-base.';
  if (outcome.startsWith('404')) return ' The service is not at this address. Check service-base.';
  if (outcome.startsWith('5')) return ' The service failed. Check its log.';
  return '';
}

function attributeTable({ tag, attributes }: FoundTag, index: number): Table {
  return {
    caption: nameOf(tag, index),
    head: ['attribute', 'value', 'from'],
    rows: attributes.map(({ name, value, source, refused }) => [
      name,
      refused === undefined ? value : `${value} (instead of “${refused}”)`,
      source,
    ]),
  };
}

function nameOf(tag: string, index: number): string {
  return `${index + 1}. <${tag}>`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The keys of the service calls on the page: they may stand in an address or a message as well. */
function apiKeys({ script, tags }: Product): readonly string[] {
  const elements = document.querySelectorAll<HTMLElement & { readonly apiKey?: unknown }>(
    [...tags.map(({ tag }) => tag as string), '[data-api-key]'].join(','),
  );
  const keys = Array.from(elements).flatMap((element) => [element.getAttribute('data-api-key'), element.apiKey]);
  return [script?.getAttribute('data-api-key'), ...keys].filter((key) => typeof key === 'string');
}
