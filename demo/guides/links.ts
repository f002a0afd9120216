import { posix } from 'node:path';
import { type Guide, GUIDES } from './pages.ts';

/** The Markdown links to the pages of the demo by this address, so that the links work on a code host, too. */
const DEMO = 'http://localhost:4173/';

/** The path of a guide's Markdown file in the repository. */
export function sourceOf({ source }: Guide): string {
  return posix.join('demo/guides', source);
}

/** The guides by the path of their file. The README leads a reader of the repository to what the first page lists. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['README.md', 'index.html'],
  ...GUIDES.map((guide) => [sourceOf(guide), `${guide.id}.html`] as const),
]);

/**
 * The address on the guides' site for a link in a Markdown file. The links in the files are paths of the repository, seen
 * from the file: `wordpress.md#load`, `../pictures/sent.webp`, `../../examples/modal.html`.
 *
 * @param source the path of the file in the repository
 */
export function addressOf(source: string, link: string): string {
  if (link.startsWith(DEMO)) return `../${link.slice(DEMO.length)}`;
  if (/^(?:#|[a-z]+:)/.test(link)) return link;
  const [file = '', anchor] = link.split('#');
  const path = posix.join(posix.dirname(source), file);
  const address = PAGES.get(path) ?? posix.relative('demo/guides', path);
  return anchor === undefined ? address : `${address}#${anchor}`;
}
