/** The kinds of owners, in the order of the table. */
export const KINDS = ['dependencies', 'texts and content', 'styles and icons', 'own code', 'wrapping'] as const;

type Kind = (typeof KINDS)[number];

/** What a stretch of the script is part of. */
export interface Owner {
  readonly kind: Kind;
  readonly name: string;
}

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
