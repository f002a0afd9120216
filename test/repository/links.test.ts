// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../support/ui-package.ts';

const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

/** The headings of a Markdown text as GitHub and npm name them in links. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const headings = markdown.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^#+ (.*)$/gm);
  return new Set(
    Array.from(headings, ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file || from;
  if (!existsSync(join(PROJECT, target))) return false;
  return anchor === undefined || anchorsOf(read(target)).has(anchor);
}

it.each(['README.md', 'CONTRIBUTING.md', 'HOW-IT-WORKS.md', 'CHANGELOG.md'])(
  'every link of %s leads to a file and a heading',
  (file) => {
    const links = Array.from(read(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g), ([, link = '']) => link);
    expect(links.filter((link) => !leadsSomewhere(file, link))).toEqual([]);
  },
);

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
