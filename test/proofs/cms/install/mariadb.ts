import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort, type Machine, phpCommand, start, untilOpen } from './machine.ts';

/** Starts MariaDB with an empty database, for this machine alone. Returns the settings of WordPress for it. */
export async function startMariaDb(machine: Machine): Promise<Readonly<Record<string, string>>> {
  const { root, folder } = machine;
  const data = join(folder, 'mariadb');
  mkdirSync(data);
  const password = randomBytes(16).toString('hex');
  const settings = ['--no-defaults', `--basedir=${join(root, 'usr')}`, `--datadir=${data}`];
  settings.push(`--user=${userInfo().username}`);
  const words = [join(root, 'usr/bin/mariadb-install-db'), ...settings, '--skip-test-db'];
  const env = { ...process.env, ...phpCommand(machine).env };
  const { status, stderr } = spawnSync('/bin/sh', [...words, '--auth-root-authentication-method=socket'], { env });
  if (status !== 0) throw new Error(`MariaDB was not installed: ${String(stderr)}`);
  const init = join(folder, 'mariadb.sql');
  writeFileSync(
    init,
    `CREATE DATABASE shop CHARACTER SET utf8mb4;\nCREATE USER shop@'127.0.0.1' IDENTIFIED BY '${password}';\n` +
      `GRANT ALL ON shop.* TO shop@'127.0.0.1';\n`,
  );
  const port = await freePort();
  start(machine, join(root, 'usr/sbin/mariadbd'), [
    ...settings,
    `--init-file=${init}`,
    '--bind-address=127.0.0.1',
    `--port=${String(port)}`,
    `--socket=${join(folder, 'mariadb.sock')}`,
    `--pid-file=${join(folder, 'mariadb.pid')}`,
    `--plugin-dir=${join(root, 'usr/lib/mysql/plugin')}`,
    // The files are thrown away at the end.
    '--innodb-flush-log-at-trx-commit=0',
    '--skip-name-resolve',
  ]);
  await untilOpen(port);
  return { DB_HOST: `127.0.0.1:${String(port)}`, DB_NAME: 'shop', DB_USER: 'shop', DB_PASSWORD: password };
}
