import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { HostFacts } from '../flows/hosts.ts';
import { startFront } from './front.ts';
import { phpCommand, runPhp, SETTINGS, servePhp } from './machine.ts';
import type { Site } from './machine.ts';

/** MediaWiki on SQLite, which anybody may edit, with raw HTML in `<html>` and every skin that Debian has. */
export async function startMediaWiki({ machine, shop, onClose }: Site): Promise<HostFacts> {
  const documents = join(machine.root, 'usr/share/mediawiki');
  const folder = join(machine.folder, 'mediawiki');
  mkdirSync(folder);
  const front = await startFront(shop);
  onClose(front.close);
  const password = randomBytes(12).toString('hex');
  const errorLog = join(folder, 'errors.log');
  const env = { HOST_FOLDER: folder, HOST_ERRORS: errorLog };
  // A run that was stopped leaves the extension that it had installed.
  rmSync(join(documents, 'extensions/ShopWidgets'), { recursive: true, force: true });
  const settings = {
    dbtype: 'sqlite',
    dbpath: folder,
    server: front.url,
    scriptpath: '',
    confpath: folder,
    pass: password,
  };
  const words = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  runPhp(phpCommand(machine, env), [join(documents, 'maintenance/install.php'), ...words, 'Shop', 'Admin']);
  appendFileSync(join(folder, 'LocalSettings.php'), `\nrequire '${join(SETTINGS, 'mediawiki.php')}';\n`);
  const served = { ...env, MW_CONFIG_FILE: join(folder, 'LocalSettings.php') };
  front.lead(await servePhp(machine, documents, served));
  const version = machine.versions['mediawiki'] ?? '?';
  const php = phpCommand(machine, served);
  return { name: 'MediaWiki', url: front.url, shop, password, version, errorLog, folder, documents, php };
}
