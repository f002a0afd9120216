import { randomBytes } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { HostFacts } from '../flows/hosts.ts';
import { startFront } from './front.ts';
import { phpCommand, runPhp, SETTINGS, servePhp } from './machine.ts';
import type { Site } from './machine.ts';
import { startMariaDb } from './mariadb.ts';

/** WordPress on MariaDB, with an administrator, an editor and an author. */
export async function startWordPress({ machine, shop, onClose }: Site): Promise<HostFacts> {
  const { root, versions } = machine;
  const documents = join(root, 'usr/share/wordpress');
  const front = await startFront(shop);
  onClose(front.close);
  const database = await startMariaDb(machine);
  // A run that was stopped leaves the plugin that it had installed.
  rmSync(join(documents, 'wp-content/plugins/shop-widgets'), { recursive: true, force: true });
  copyFileSync(join(SETTINGS, 'wordpress-config.php'), join(documents, 'wp-config.php'));
  const errorLog = join(machine.folder, 'wordpress-errors.log');
  const password = randomBytes(12).toString('hex');
  const env = {
    ...database,
    HOST_URL: front.url,
    HOST_DOCUMENTS: documents,
    HOST_PASSWORD: password,
    HOST_SETTINGS: SETTINGS,
    HOST_ERRORS: errorLog,
  };
  const php = phpCommand(machine, env);
  runPhp(php, [join(SETTINGS, 'wordpress-setup.php')]);
  front.lead(await servePhp(machine, documents, env));
  const version = `${versions['wordpress'] ?? '?'} on MariaDB ${versions['mariadb-server'] ?? '?'}`;
  return {
    name: 'WordPress',
    url: front.url,
    shop,
    password,
    version,
    errorLog,
    folder: machine.folder,
    documents,
    php,
  };
}
