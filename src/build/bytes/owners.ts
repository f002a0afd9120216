import type { Piece } from './pieces.ts';

/** The kinds of owners, in the order of the table. */
export const KINDS = ['dependencies', 'texts and content', 'styles and icons', 'own code', 'wrapping'] as const;

type Kind = (typeof KINDS)[number];

/** What a stretch of the script is part of. */
export interface Owner {
  readonly kind: Kind;
  readonly name: string;
}

/** The parts of the data of a one-site script, by how they begin in it. */
const SITE_DATA: readonly (readonly [start: string, name: string])[] = [
  ['texts:', 'texts of the site'],
  ['content:', 'footer content of the site'],
  ['sites:', 'countries'],
  ['note:', 'facts of the site'],
];

/** The owner of a stretch: a package, the texts of a locale, the content of a footer, or a folder of ours. */
export function ownerOf(source: string): Owner {
  const installed = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (installed) return { kind: 'dependencies', name: installed };
  const locale = /([^/]+)\.json(?:\.data\.js)?$/.exec(source)?.[1];
  if (locale) {
    const kind = 'texts and content';
    return { kind, name: source.startsWith('locales/') ? `texts ${locale}` : `footer content ${locale}` };
  }
  if (/\.css(?:\?|$)|^widgets\/styles\.ts$/.test(source)) return { kind: 'styles and icons', name: 'styles' };
  if (/\/icons\//.test(source)) return { kind: 'styles and icons', name: 'icons' };
  const [first = '', second = '', third] = source.split('/');
  if (first !== 'src' && first !== 'widgets') return { kind: 'wrapping', name: 'private built-ins and wrapping' };
  return { kind: 'own code', name: third === undefined ? first : `${first}/${second}` };
}

/** The data of a one-site script, taken apart. */
export function splitSiteData({ source, text }: Piece): ReadonlyArray<readonly [Owner, string]> {
  const starts = SITE_DATA.map(([start, name]) => ({ at: text.indexOf(`,${start}`), name })).filter(({ at }) => at > 0);
  if (!source.includes('site-data') || starts.length < SITE_DATA.length) return [[ownerOf(source), text]];
  const parts = [{ at: 0, name: 'facts of the site' }, ...starts];
  return parts.map(({ at, name }, index) => [
    { kind: 'texts and content', name },
    text.slice(at, parts[index + 1]?.at),
  ]);
}
