/**
 * Which file may import which: the arrows of the architecture as a table. Paths are relative to the project's folder
 * and use forward slashes.
 */
export interface Arrow {
  readonly name: string;
  /** What to do instead, for the one whose import is wrong. */
  readonly remedy: string;
  /** Whether the rule speaks about this file at all. */
  readonly from: (file: string) => boolean;
  /** Whether the file may import the target. */
  readonly allows: (target: string, file: string) => boolean;
}

/** Folders of `src` that others build on, and what of `src` each may use besides itself. */
const LEAVES: Readonly<Record<string, readonly string[]>> = {
  api: [],
  market: [],
  page: [],
  icons: [],
  ui: ['icons', 'i18n'],
};

/** What the gallery shows, and the texts that it shows them with. */
const GALLERY_SHOWS: readonly string[] = ['src/ui', 'src/icons', 'src/i18n', 'src/market'];

/** The widgets that a widget may hold, as React components. */
const HELD: Readonly<Record<string, readonly string[]>> = { footer: ['newsletter', 'preview'] };

/** The client that is exported for pages of the shop itself, and what it is made with. */
const LOGIN_PAGE_USES: readonly string[] = ['src/api/login-client.ts', 'src/api/request.ts'];

export const ARROWS: readonly Arrow[] = [
  {
    name: 'src-is-below',
    remedy: 'src knows nothing of what stands on it: move the shared part into src, or pass it in.',
    from: (file) => isIn('src', file) && !isTest(file),
    allows: (target) => isIn('src', target) || isIn('locales', target),
  },
  {
    name: 'src-leaf',
    remedy:
      'ui, api, market, page and icons import nothing else of src (ui may use icons and i18n): take it as a parameter.',
    from: (file) => leafOf(file) !== undefined && !isTest(file),
    allows: (target, file) => {
      const leaf = leafOf(file) ?? '';
      return !isIn('src', target) || [leaf, ...(LEAVES[leaf] ?? [])].some((part) => isIn(`src/${part}`, target));
    },
  },
  {
    name: 'locales-through-i18n',
    remedy: 'src/i18n alone reads the locale files: ask it for the text.',
    from: (file) => !isIn('src/i18n', file) && !isIn('locales', file) && !isTest(file),
    allows: (target) => !isIn('locales', target),
  },
  {
    name: 'widget-apart',
    remedy:
      'a widget imports no other; only the footer holds the newsletter and the preview panel, without their element.ts.',
    from: (file) => widgetOf(file) !== undefined && !isTest(file),
    allows: (target, file) => {
      const [own, other] = [widgetOf(file) ?? '', widgetOf(target)];
      if (!isIn('widgets', target)) return isIn('src', target) || isIn('locales', target);
      if (other === own) return true;
      return other !== undefined && (HELD[own] ?? []).includes(other) && !target.endsWith('/element.ts');
    },
  },
  {
    name: 'demo-outside',
    remedy:
      'the demo uses the built script and the OpenAPI files only, as an integrator would; only the gallery shows the elements themselves, and only the login page logs in by the login client.',
    from: (file) => isIn('demo', file) && !isTest(file),
    allows: (target, file) =>
      isIn('demo', target) ||
      isIn('src/api/openapi', target) ||
      !target.includes('/') ||
      (isIn('demo/login', file) && LOGIN_PAGE_USES.includes(target)) ||
      (isIn('demo/gallery', file) && GALLERY_SHOWS.some((part) => isIn(part, target))),
  },
  {
    name: 'nothing-needs-the-demo',
    remedy: 'only tests may use the demo, and of it only the backend.',
    from: (file) => !isIn('demo', file),
    allows: (target, file) => !isIn('demo', target) || (isTest(file) && isIn('demo/backend', target)),
  },
  {
    name: 'nothing-needs-the-tests',
    remedy: 'production code knows no test: move the shared part out of test.',
    from: (file) => !isTest(file),
    allows: (target) => !isIn('test', target),
  },
];

/** The first rule that an import breaks, if it breaks one. */
export function brokenArrow(file: string, target: string): Arrow | undefined {
  return ARROWS.find((arrow) => arrow.from(file) && !arrow.allows(target, file));
}

/** Folder names that say nothing about what is inside. */
export function hasEmptyName(file: string): boolean {
  return /(^|\/)(utils?|helpers?|common)\//.test(file);
}

/** Whether a file is shipped in the script, so that it may import the listed packages alone. */
export function isShipped(file: string): boolean {
  const isTool = isIn('src/build', file) || isIn('widgets/footer/cli', file) || file.endsWith('/generate.ts');
  return (isIn('src', file) || isIn('widgets', file)) && !isTool && !isTest(file);
}

function isIn(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`);
}

function isTest(path: string): boolean {
  return isIn('test', path) || /\.test\.tsx?$/.test(path);
}

function leafOf(path: string): string | undefined {
  return Object.keys(LEAVES).find((leaf) => isIn(`src/${leaf}`, path));
}

function widgetOf(path: string): string | undefined {
  return /^widgets\/([^/]+)\//.exec(path)?.[1];
}
