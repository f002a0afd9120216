import { SCRIPT_FILE } from '../embed/element/declare/script-file.ts';
import { readCookie } from '../embed/page/cookies.ts';
import type { Product } from './product.ts';
import type { PageError, Records, Violation } from './records.ts';
import { maskAddress } from './mask.ts';
import { findChangedBuiltIns, findLibraries, type Globals } from './libraries.ts';
import { misspelt } from './tags.ts';

/** One fact of the page, and whether it can be the cause of a problem. */
export interface Fact {
  readonly weight: 'problem' | 'note' | 'fact';
  readonly name: string;
  readonly text: string;
}

const fact = (name: string, text: string): Fact => ({ weight: 'fact', name, text });
const note = (name: string, text: string): Fact => ({ weight: 'note', name, text });
const problem = (name: string, text: string): Fact => ({ weight: 'problem', name, text });

/** The cookies that widgets look at. Only their names are ever told. */
const COOKIES = [
  'LoginToken',
  'LongTermToken',
  'StaffAuthToken',
  'CobraAuthToken',
  'CSRF-Token',
  'AffiliateNumber',
  'NewApp',
];

/** What is true of the page, and what of it may interfere. */
export function factsOfPage(product: Product, records: Records): readonly Fact[] {
  return [
    ...scriptFacts(product),
    ...libraryFacts(records),
    ...documentFacts(),
    ...cookieFacts(),
    ...records.violations.map((violation) => violationFact(violation)),
    ...missingFiles(records.errors),
    ...records.errors.filter(({ kind }) => kind === 'error').map(({ text }) => note('error of the page', text)),
  ];
}

/** What is forbidden to the page itself is no problem of the widgets. */
function violationFact({ directive, blocked, source, reportOnly }: Violation): Fact {
  const verb = reportOnly ? 'would forbid' : 'forbids';
  return (isOurs(`${blocked} ${source}`) && !reportOnly ? problem : note)(
    'content-security policy',
    `${directive} ${verb} ${blocked} (asked for by ${source}).`,
  );
}

/** The files that did not load, by their folders. */
function missingFiles(errors: readonly PageError[]): readonly Fact[] {
  const folders = new Map<string, string[]>();
  for (const { kind, text } of errors) {
    if (kind !== 'file') continue;
    const [, folder = '', name = ''] = /^(.*\/)(.*)$/.exec(text) ?? ['', text, ''];
    folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  return Array.from(folders, ([folder, names]) =>
    (isOurs(folder + names.join(' ')) ? problem : note)('missing file', `${folder}${names.join(', ')} did not load.`),
  );
}

/** Whether addresses in a text are those of the script, of its services or of its pictures. */
function isOurs(text: string): boolean {
  const bases = Array.from(document.querySelectorAll('[image-base],[data-image-base]'), (element) =>
    element.getAttribute(element.hasAttribute('image-base') ? 'image-base' : 'data-image-base'),
  );
  return (
    /\/(?:shop-widgets[^/]*\.js|service\/|static\/newsletter\/)/.test(text) ||
    bases.some((base) => base !== null && base.trim() !== '' && text.includes(base.trim()))
  );
}

function scriptFacts({ script, version, tags }: Product): readonly Fact[] {
  const { origin } = window.location;
  const others = Array.from(document.querySelectorAll('script')).filter(
    (each) => each !== script && SCRIPT_FILE.test(each.src),
  );
  const known = [...new Set(tags.flatMap(({ attributes }) => Object.keys(attributes)))];
  const running = runningVersions(tags);
  return [
    fact('version', version),
    script
      ? fact('script', `${maskAddress(script.src, origin) || 'inline'}${wayOfLoading(script)}`)
      : note('script', 'its tag was not found, so data-* defaults on it have no effect.'),
    ...Array.from(script?.attributes ?? [], ({ name }) => name)
      .flatMap((name) => misspelt(name, known))
      .map((text) => problem('script tag', text)),
    ...others.map(({ src }) =>
      note('script twice', `${maskAddress(src, origin)} is on the page as well: the first one counts.`),
    ),
    ...running
      .filter((each) => each !== version)
      .map((each) =>
        problem(
          'another version',
          `version ${each} has defined tags, this diagnosis is of version ${version}: another script is on the page, or one file is an old copy.`,
        ),
      ),
  ];
}

function wayOfLoading({ type, defer, async, noModule, dataset }: HTMLScriptElement): string {
  const words = [
    type === 'module' ? 'module' : '',
    defer ? 'defer' : '',
    async ? 'async' : '',
    noModule ? 'nomodule' : '',
    ...Object.keys(dataset).map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
  ].filter((word) => word !== '');
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}

function runningVersions(tags: Product['tags']): readonly string[] {
  const versions = tags.map(({ tag }) => {
    const definition = customElements.get(tag) as { readonly version?: string } | undefined;
    return definition && (definition.version ?? 'of the page itself');
  });
  return [...new Set(versions.filter((each) => each !== undefined))];
}

function libraryFacts(records: Records): readonly Fact[] {
  const page = window as unknown as Globals;
  const changed = findChangedBuiltIns(page, (value) => records.isOfBrowser(value));
  const list = (names: readonly string[]): string => names.slice(0, 12).join(', ') + (names.length > 12 ? ' …' : '');
  return [
    ...findLibraries(page).map(({ name, isTested }) =>
      note('library', `${name}: ${isTested ? 'the widgets are tested beside it' : 'not tested beside the widgets'}.`),
    ),
    ...(changed.needed.length > 0
      ? [
          note(
            'replaced functions',
            `${list(changed.needed)}: the widgets use them, so they have to work as the browser’s.`,
          ),
        ]
      : []),
    ...(changed.harmless.length > 0
      ? [note('replaced functions', `${list(changed.harmless)}: the widgets use their own instead.`)]
      : []),
    ...(changed.enumerable.length > 0
      ? [note('added properties', `${list(changed.enumerable)}: every for…in of the page finds them.`)]
      : []),
    ...(changed.isFrozen ? [note('frozen', 'the page has frozen the browser’s functions.')] : []),
  ];
}

function documentFacts(): readonly Fact[] {
  const { compatMode, baseURI, location, characterSet } = document;
  const worker = serviceWorker();
  return [
    fact('address', maskAddress(location.href)),
    fact('browser', navigator.userAgent),
    fact('window', `${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio} pixels per px`),
    fact('document', `${document.readyState}, ${characterSet}, lang=${document.documentElement.lang || 'none'}`),
    ...(compatMode === 'CSS1Compat' ? [] : [note('quirks mode', 'the page has no <!doctype html>.')]),
    ...(new URL(baseURI).origin === location.origin
      ? []
      : [note('base', `the page’s <base> leads to ${maskAddress(baseURI)}.`)]),
    ...(window.self === window.top ? [] : [note('frame', 'the page is in a frame.')]),
    ...(location.origin === 'null' ? [note('origin', 'the page has no origin: it sees no cookies.')] : []),
    ...(worker
      ? [note('service worker', `${maskAddress(worker)} answers the page’s requests, perhaps with old files.`)]
      : []),
  ];
}

function serviceWorker(): string | undefined {
  try {
    return navigator.serviceWorker?.controller?.scriptURL;
  } catch {
    // A sandboxed frame may not ask.
    return undefined;
  }
}

function cookieFacts(): readonly Fact[] {
  const set = COOKIES.filter((name) => readCookie(name) !== undefined);
  const text = set.length > 0 ? `${set.join(', ')} (set; their values are not shown)` : 'none that the widgets look at';
  return [fact('cookies', text)];
}

/** The values of the cookies that widgets look at, so that they can be kept out of the report. */
export function cookieValues(): readonly string[] {
  return COOKIES.flatMap((name) => readCookie(name) ?? []);
}
