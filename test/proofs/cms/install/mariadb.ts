import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort, type Machine, runProgram, start, untilOpen } from './machine.ts';

export interface Database {
  /** With the port: `127.0.0.1:3307`. */
  readonly host: string;
  readonly name: string;
  readonly user: string;
  readonly password: string;
}

/** Starts MariaDB with an empty database, for this machine alone. */
export async function startMariaDb(machine: Machine): Promise<Database> {
  const { root, folder } = machine;
  const data = join(folder, 'mariadb');
  mkdirSync(data);
  const password = randomBytes(16).toString('hex');
  const settings = [
    '--no-defaults',
    `--basedir=${join(root, 'usr')}`,
    `--datadir=${data}`,
    `--user=${userInfo().username}`,
  ];
  const script = join(root, 'usr/bin/mariadb-install-db');
  runProgram(machine, '/bin/sh', [script, ...settings, '--auth-root-authentication-method=socket', '--skip-test-db']);
  const init = join(folder, 'mariadb.sql');
  writeFileSync(
    init,
    `CREATE DATABASE shop CHARACTER SET utf8mb4;\nCREATE USER shop@'127.0.0.1' IDENTIFIED BY '${password}';\n` +
      `GRANT ALL ON shop.* TO shop@'127.0.0.1';\n`,
  );
  const port = await freePort();
  start(machine, 'mariadb', join(root, 'usr/sbin/mariadbd'), [
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
  await untilOpen(port, 'MariaDB');
  return { host: `127.0.0.1:${String(port)}`, name: 'shop', user: 'shop', password };
}
