import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { type DemoHost, HOSTS } from '../../hosts/hosts.ts';

/** The page that Vite builds as the pattern of all frames. It lies as deep in the folder as the host pages do. */
const PATTERN = 'in-browser/host-frame/host-frame.html';

/** A page that is shown in a frame. */
interface Framed {
  readonly name: string;
  readonly site: string;
  /** Its file below the demo's folder, to which the demo links. */
  readonly linked: string;
  /** The file that it has in the end. */
  readonly moved: string;
  /** The list that leads to it. */
  readonly list: string;
}

function framedHost({ id, name, page, site }: DemoHost): Framed {
  const file = page.endsWith('/') ? 'index.html' : basename(page);
  const moved = `hosts/${id}/${file.replace('index', 'page')}`;
  return { name, site, linked: `hosts/${id}/${file}`, moved, list: '/hosts/' };
}

function framedExample(folder: string, file: string): Framed {
  const [, name = file] = /<title>(.*)<\/title>/u.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  return { name, site: 'DE', linked: file, moved: file.replace('.html', '.page.html'), list: '/guides/examples.html' };
}

/** The host pages in the frames, below the demo's folder. */
export const FRAMED_PAGES: readonly string[] = HOSTS.map((host) => framedHost(host).moved);

/**
 * Puts a frame around each host page and example: they are whole pages, and the services run beside them in a page of
 * their own. A service worker passes on what a frame asks for to the page around it, and the old libraries of a host page
 * would change the built-ins for them.
 */
export function frameHosts(folder: string): void {
  const pattern = readFileSync(join(folder, PATTERN), 'utf8');
  const examples = globSync('examples/*.html', { cwd: folder }).map((file) =>
    framedExample(folder, file.replaceAll('\\', '/')),
  );
  for (const { linked, moved, ...words } of [...HOSTS.map(framedHost), ...examples]) {
    renameSync(join(folder, linked), join(folder, moved));
    const values: Readonly<Record<string, string>> = { ...words, page: basename(moved) };
    const frame = pattern.replaceAll(/\{\{(\w+)\}\}/gu, (whole, name: string) => values[name] ?? whole);
    const toRoot = `${posix.relative(dirname(linked), '.')}/`;
    writeFileSync(join(folder, linked), frame.replaceAll('../../', toRoot));
  }
  rmSync(join(folder, 'in-browser'), { recursive: true });
}
