import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type DemoHost, HOSTS } from '../../hosts/hosts.ts';

/** The page that Vite builds as the pattern of all frames. It lies as deep in the folder as they do. */
const PATTERN = 'in-browser/host-frame/host-frame.html';

/** The file that the demo links to, and the name that the host page has in the end. */
function namesOf({ page }: DemoHost): { readonly linked: string; readonly moved: string } {
  const linked = page.endsWith('/') ? 'index.html' : basename(page);
  return { linked, moved: linked.replace('index', 'page') };
}

/** The host pages in the frames, below the demo's folder. */
export const FRAMED_PAGES: readonly string[] = HOSTS.map((host) => `hosts/${host.id}/${namesOf(host).moved}`);

/**
 * Puts a frame around each host page: a static host page runs in one, because the services run beside it in a page of
 * their own. A service worker passes on what a frame asks for to the page around it, and the old libraries of a host page
 * would change the built-ins for them.
 */
export function frameHosts(folder: string): void {
  const pattern = readFileSync(join(folder, PATTERN), 'utf8');
  for (const host of HOSTS) {
    const { linked, moved } = namesOf(host);
    const frame = join(folder, 'hosts', host.id, linked);
    renameSync(frame, join(folder, 'hosts', host.id, moved));
    const values: Readonly<Record<string, string>> = { name: host.name, page: moved, site: host.site };
    writeFileSync(
      frame,
      pattern.replaceAll(/\{\{(\w+)\}\}/gu, (whole, name: string) => values[name] ?? whole),
    );
  }
  rmSync(join(folder, 'in-browser'), { recursive: true });
}
