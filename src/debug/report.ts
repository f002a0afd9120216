import { cookieValues, loginCookies, type Product } from './page.ts';
import { maskText } from './mask.ts';
import type { Problem, Records } from './records.ts';
import { findTags, missingTag, tagsInModals } from './tags.ts';

export interface Table {
  readonly caption?: string;
  readonly head: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
}

export interface Section {
  readonly title: string;
  /** Said where there is no table. */
  readonly empty: string;
  readonly tables: readonly Table[];
}

/** Everything that the diagnosis knows now. Nothing in it is secret. */
export function makeReport(product: Product, { problems, calls, failed }: Records): readonly Section[] {
  const tags = findTags(product, failed).map((found, index) => ({ ...found, name: `${index + 1}. <${found.tag}>` }));
  const secrets = cookieValues();
  const logins = loginCookies(tags.map(({ tag }) => tag));
  const isEverySeen = logins.every(([, seen]) => seen === 'visible');
  const section = (title: string, empty: string, ...tables: readonly Table[]): Section => ({
    title,
    empty,
    tables: tables
      .filter(({ rows }) => rows.length > 0)
      .map((each) => ({ ...each, rows: each.rows.map((row) => row.map((text) => maskText(text, secrets))) })),
  });
  return [
    section(
      'Problems',
      isEverySeen ? 'No problems found.' : 'No problems found. If you are logged in, see “Login cookies”.',
      {
        head: ['kind', 'what'],
        rows: worstFirst([...missingTag(product, tags), ...tagsInModals(product), ...problems]).map(
          ({ kind, text, times }) => [kind, times > 1 ? `${text} (${times} times)` : text],
        ),
      },
    ),
    section('Tags', 'The page contains neither a tag nor a filled placeholder.', {
      head: ['tag', 'from', 'state'],
      rows: tags.map(({ name, from, state }) => [name, from, state]),
    }),
    section(
      'Attributes',
      'No attributes read yet.',
      ...tags.map(({ name, attributes }) => ({
        caption: name,
        head: ['attribute', 'value', 'from'],
        rows: attributes.map((each) => [each.name, each.value, each.source]),
      })),
    ),
    section('Login cookies', 'No tag looks for one.', {
      head: ['cookie', 'for the script'],
      rows: logins,
    }),
    section('Calls', 'No calls.', {
      head: ['call', 'answer', 'took'],
      rows: calls.map(({ method, address, outcome, milliseconds }) => [
        `${method} ${address}`,
        outcome,
        milliseconds === undefined ? '' : `${milliseconds} ms`,
      ]),
    }),
  ];
}

function worstFirst(problems: readonly Problem[]): readonly Problem[] {
  const kinds = ['page', 'error', 'policy', 'call', 'warning'];
  return [...problems].sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}
