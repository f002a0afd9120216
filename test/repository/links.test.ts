import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { GUIDE_FILES } from '../../demo/guides.ts';
import { sourceOf } from '../../demo/guides/links.ts';
import { GUIDES } from '../../demo/guides/pages.ts';
import { guidePage } from '../../demo/guides/guide-page.ts';
import { PROJECT } from '../../src/build/project.ts';

const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

/** Every document that has links: the files of the guides' site, and the README. */
const DOCUMENTS = ['README.md', ...new Set(GUIDES.map(sourceOf))];

const LINKS = DOCUMENTS.flatMap((from) => linksIn(read(from)).map((link) => ({ from, link })));

/** Other sites, which no test asks. */
const isElsewhere = (link: string): boolean => /^https?:/.test(link) && !link.startsWith(DEMO);

/** Where `npm start` serves the demo. */
const DEMO = 'http://localhost:4173/';

function linksIn(markdown: string): readonly string[] {
  const found: string[] = [];
  void walkTokens(lexer(markdown), (token: Token) => {
    if (token.type === 'link' || token.type === 'image') found.push((token as Tokens.Link | Tokens.Image).href);
  });
  return found;
}

/** The headings of a Markdown text as GitHub and npm name them in links. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const headings = markdown.replaceAll(/^ *```[^]*?^ *```/gm, '').matchAll(/^#+ (.*)$/gm);
  return new Set(
    Array.from(headings, ([, heading = '']) =>
      heading
        .replaceAll(/\]\([^)]*\)/g, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\-_ ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The file of the repository that a link leads to, and the heading in it. A page of the demo has a file, too. */
function targetOf(from: string, link: string): { readonly path: string; readonly anchor: string | undefined } {
  if (link.startsWith(DEMO)) return { path: pageOfDemo(link.slice(DEMO.length)), anchor: undefined };
  const [file = '', anchor] = link.split('#');
  return { path: file === '' ? from : posix.join(posix.dirname(from), file), anchor };
}

const pageOfDemo = (address: string): string => `demo/${address.replace(/(^|\/)$/, '$1index.html')}`;

const isThere = (from: string, link: string): boolean => {
  const { path, anchor } = targetOf(from, link);
  if (!existsSync(join(PROJECT, path))) return false;
  return anchor === undefined || anchorsOf(read(path)).has(anchor);
};

const broken = (leadsSomewhere: (from: string, link: string) => boolean): readonly string[] =>
  LINKS.filter(({ from, link }) => !isElsewhere(link) && !leadsSomewhere(from, link)).map(
    ({ from, link }) => `${from}: ${link}`,
  );

describe(`each of ${String(LINKS.length)} links in ${String(DOCUMENTS.length)} documents leads to a file and a heading`, () => {
  it('in the repository', () => {
    expect(LINKS.length).toBeGreaterThan(200);
    expect(broken(isThere)).toEqual([]);
  });

  // npm's page of the package shows the README alone, and leads its links to the repository that package.json names. It
  // names none before there is a public one; the files are in the package as well, below the same paths.
  it('in the package', () => {
    const { files } = JSON.parse(read('package.json')) as { readonly files: readonly string[] };
    const isPacked = (path: string): boolean =>
      /^(?:README\.md|LICENSE)$/.test(path) || files.some((file) => path === file || path.startsWith(`${file}/`));
    expect(DOCUMENTS.filter((path) => !isPacked(path))).toEqual([]);
    expect(
      broken((from, link) => isThere(from, link) && (link.startsWith(DEMO) || isPacked(targetOf(from, link).path))),
    ).toEqual([]);
  });

  it('on the pages of the demo', async () => {
    const pages = new Map<string, string>();
    for (const guide of GUIDES) pages.set(`${guide.id}.html`, await guidePage(guide));
    const leadsSomewhere = (from: string, link: string): boolean => {
      const { pathname, hash } = new URL(link, `http://demo/guides/${from}`);
      const [, file = 'index.html'] = /^\/guides\/(.+)?$/.exec(pathname) ?? [undefined, ''];
      if (file === '') return isPage(pathname);
      const anchor = decodeURIComponent(hash.slice(1));
      return GUIDE_FILES.includes(file) && (anchor === '' || pages.get(file)?.includes(` id="${anchor}"`) === true);
    };
    const all = [...pages].flatMap(([from, html]) =>
      Array.from(html.matchAll(/<[a-z]+ [^>]*?(?:href|src)="([^"]*)"/g), ([, link = '']) => ({ from, link })),
    );
    console.log(`Followed ${String(LINKS.length)} links of the documents, and ${String(all.length)} of their pages.`);
    const dead = all.filter(({ from, link }) => !isElsewhere(link) && !leadsSomewhere(from, link));
    expect(dead).toEqual([]);
  });
});

/** Whether the demo has a page of its own, or a file of its public folder, at a path. */
function isPage(pathname: string): boolean {
  const path = pageOfDemo(pathname.slice(1));
  return path.endsWith('.svg')
    ? existsSync(join(PROJECT, path.replace('demo/', 'demo/public/')))
    : PAGES.includes(path);
}

const PAGES = globSync(['demo/{*,hosts/*,hosts/*/*}.html', 'demo/examples/**/*.*'], { cwd: PROJECT });

/** What a document names before it is there: what a build makes, and the files of a site to come. */
const NOT_THERE = /^demo\/dist|\bnl(?:-NL)?\./;

it.each(['CONTRIBUTING.md', 'HOW-IT-WORKS.md'])('every path that %s names is there', (file) => {
  const paths = Array.from(
    read(file).matchAll(/`((?:src|widgets|demo|test|locales|\.ci|\.github)\/[\w./-]*)`/g),
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !NOT_THERE.test(path) && !existsSync(join(PROJECT, path)))).toEqual([]);
});
