import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostFacts } from '../flows/hosts.ts';
import { type Environment, type Machine, runPhp, SETTINGS } from './machine.ts';
import { startMariaDb } from './mariadb.ts';

/** How a CMS is installed. */
interface System {
  /** The folder whose files are served, below the packages. */
  readonly documents: string;
  /** The folder of our plugin in it. */
  readonly plugin: string;
  /** Installs the CMS. Returns its version, and what its PHP files need in their environment besides. */
  install(machine: Machine, host: Omit<HostFacts, 'version'>): Promise<Installed> | Installed;
}

interface Installed {
  readonly version: string;
  readonly env?: Environment;
}

export const SYSTEMS: Readonly<Record<HostFacts['name'], System>> = {
  /** With an administrator, an editor and an author. */
  WordPress: {
    documents: 'usr/share/wordpress',
    plugin: 'wp-content/plugins/shop-widgets',
    async install(machine, { documents, php }) {
      const env = await startMariaDb(machine);
      copyFileSync(join(SETTINGS, 'wordpress-config.php'), join(documents, 'wp-config.php'));
      runPhp({ ...php, env: { ...php.env, ...env } }, [join(SETTINGS, 'wordpress-setup.php')]);
      const { wordpress = '?', 'mariadb-server': mariaDb = '?' } = machine.versions;
      return { version: `${wordpress} on MariaDB ${mariaDb}`, env };
    },
  },
  /** Anybody may edit it, with raw HTML. Its pages take script and services from the shop's origin. */
  DokuWiki: {
    documents: 'usr/share/dokuwiki',
    plugin: 'lib/plugins/shopwidgets',
    install({ root }, { documents, folder, password }) {
      for (const [from, to] of [
        ['etc/dokuwiki', 'conf'],
        ['var/lib/dokuwiki/data', 'data'],
      ] as const)
        cpSync(join(root, from), join(folder, to), { recursive: true, verbatimSymlinks: true });
      for (const file of ['acl.auth.php', 'users.auth.php']) rmSync(join(folder, 'conf', file), { force: true });
      cpSync(join(SETTINGS, 'dokuwiki/conf'), join(folder, 'conf'), { recursive: true });
      const hash = createHash('sha1').update(password).digest('hex');
      const users = `# <?php exit()?>\nadmin:${hash}:Admin:admin@example.org:admin,user\n`;
      writeFileSync(join(folder, 'conf/users.auth.php'), users);
      copyFileSync(join(SETTINGS, 'dokuwiki/preload.php'), join(root, 'etc/dokuwiki/preload.php'));
      return { version: readFileSync(join(documents, 'VERSION'), 'utf8').trim() };
    },
  },
  /** On SQLite. Anybody may edit it, with raw HTML in `<html>` and every skin that Debian has. */
  MediaWiki: {
    documents: 'usr/share/mediawiki',
    plugin: 'extensions/ShopWidgets',
    install({ versions }, { documents, folder, password, php, url }) {
      const settings = {
        dbtype: 'sqlite',
        dbpath: folder,
        server: url,
        scriptpath: '',
        confpath: folder,
        pass: password,
      };
      const words = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
      runPhp(php, [join(documents, 'maintenance/install.php'), ...words, 'Shop', 'Admin']);
      const file = join(folder, 'LocalSettings.php');
      appendFileSync(file, `\nrequire '${join(SETTINGS, 'mediawiki.php')}';\n`);
      return { version: versions['mediawiki'] ?? '?', env: { MW_CONFIG_FILE: file } };
    },
  },
};
