import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostFacts } from '../flows/hosts.ts';
import { startFront } from './front.ts';
import { phpCommand, SETTINGS, servePhp } from './machine.ts';
import type { Site } from './machine.ts';

/** DokuWiki, which anybody may edit, with raw HTML and an administrator. Its pages take script and services from the shop's origin. */
export async function startDokuWiki({ machine, shop, onClose }: Site): Promise<HostFacts> {
  const { root } = machine;
  const documents = join(root, 'usr/share/dokuwiki');
  const folder = join(machine.folder, 'dokuwiki');
  mkdirSync(folder);
  for (const [from, to] of [
    [join(root, 'etc/dokuwiki'), 'conf'],
    [join(root, 'var/lib/dokuwiki/data'), 'data'],
  ] as const) {
    cpSync(from, join(folder, to), { recursive: true, verbatimSymlinks: true });
  }
  for (const file of ['acl.auth.php', 'users.auth.php']) rmSync(join(folder, 'conf', file), { force: true });
  cpSync(join(SETTINGS, 'dokuwiki/conf'), join(folder, 'conf'), { recursive: true });
  const password = randomBytes(12).toString('hex');
  const hash = createHash('sha1').update(password).digest('hex');
  writeFileSync(
    join(folder, 'conf/users.auth.php'),
    `# <?php exit()?>\nadmin:${hash}:Admin:admin@example.org:admin,user\n`,
  );
  copyFileSync(join(SETTINGS, 'dokuwiki/preload.php'), join(root, 'etc/dokuwiki/preload.php'));
  // A run that was stopped leaves the plugin that it had installed.
  rmSync(join(documents, 'lib/plugins/shopwidgets'), { recursive: true, force: true });
  const front = await startFront(shop);
  onClose(front.close);
  const errorLog = join(folder, 'errors.log');
  const env = { HOST_FOLDER: folder, HOST_URL: `${front.url}/`, HOST_ERRORS: errorLog, SHOP_URL: shop };
  const php = phpCommand(machine, env);
  front.lead(await servePhp(machine, documents, env));
  const version = readFileSync(join(documents, 'VERSION'), 'utf8').trim();
  return { name: 'DokuWiki', url: front.url, shop, password, version, errorLog, folder, documents, php };
}
