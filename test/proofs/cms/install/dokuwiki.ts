import { copyFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostFacts } from '../flows/hosts.ts';
import { startFront } from './front.ts';
import { freePort, SETTINGS, servePhp } from './machine.ts';
import type { Site } from './machine.ts';

/** DokuWiki, which anybody may edit, with raw HTML and a plug-in. Its pages take script and services from the shop's origin. */
export async function startDokuWiki({ machine, shop, onClose }: Site): Promise<HostFacts> {
  const { root } = machine;
  const documents = join(root, 'usr/share/dokuwiki');
  const folder = join(machine.folder, 'dokuwiki');
  mkdirSync(folder);
  for (const [from, to] of [
    [join(root, 'etc/dokuwiki'), 'conf'],
    [join(SETTINGS, 'dokuwiki/conf'), 'conf'],
    [join(root, 'var/lib/dokuwiki/data'), 'data'],
  ] as const) {
    cpSync(from, join(folder, to), { recursive: true, verbatimSymlinks: true });
  }
  copyFileSync(join(SETTINGS, 'dokuwiki/preload.php'), join(root, 'etc/dokuwiki/preload.php'));
  cpSync(join(SETTINGS, 'dokuwiki/plugin'), join(root, 'var/lib/dokuwiki/lib/plugins/shopwidget'), { recursive: true });
  const front = await startFront(shop);
  onClose(front.close);
  const port = await freePort();
  const env = { HOST_FOLDER: folder, HOST_URL: `${front.url}/`, SHOP_URL: shop };
  await servePhp(machine, 'dokuwiki', { documents, port, env });
  front.lead(port);
  const version = readFileSync(join(documents, 'VERSION'), 'utf8').trim();
  return { name: 'DokuWiki', url: front.url, shop, password: '', version };
}
