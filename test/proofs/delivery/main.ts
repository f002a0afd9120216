/**
 * `npm run test:all -- delivery`: lays a build out as the guide says, starts nginx with the guide's configuration, and looks
 * at what it answers. nginx is the machine's, or Debian's package, unpacked without installing it.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../../../demo/guides/delivery/publish.ts';
import { freePort, untilOpen } from '../cms/install/machine.ts';
import { Unavailable, unpackPackages } from '../cms/install/packages.ts';
import { RULES } from './rules.ts';

const CONFIG = join(import.meta.dirname, '../../../demo/guides/delivery/nginx.conf');

const folder = mkdtempSync(join(tmpdir(), 'shop-delivery-'));
try {
  const nginx = findNginx();
  const port = await freePort();
  layOut(join(folder, 'widgets'));
  const server = spawn(nginx, ['-p', folder, '-c', writeConfig(port), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  try {
    await untilOpen(port);
    for (const [address, accepts, status, headers] of RULES) {
      const answer = await fetch(`http://127.0.0.1:${String(port)}${address}`, {
        headers: { Origin: 'https://shop.example', 'Accept-Encoding': accepts },
      });
      const found = Object.keys(headers).map((name) => [name, answer.headers.get(name)]);
      assert.deepEqual([answer.status, Object.fromEntries(found)], [status, headers], `${address} (${accepts})`);
    }
    console.log(`${String(RULES.length)} answers looked at.`);
  } finally {
    server.kill();
  }
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  console.log(`skipped: ${error.message}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** An installed nginx, otherwise Debian's package. */
function findNginx(): string {
  const installed = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
  return installed ?? join(unpackPackages({ names: ['nginx'], cache: 'delivery' }).root, 'usr/sbin/nginx');
}

/** Two releases, as the guide lays them out. */
function layOut(root: string): void {
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'shop-widgets.js'), '(() => {})();\n'.repeat(200));
  writeFileSync(join(dist, 'integrity.json'), JSON.stringify({ version: '1.2.3', files: { 'shop-widgets.js': {} } }));
  publish(dist, root);
}

/** The guide's configuration in an `http` block, with the port and the folder of this run. */
function writeConfig(port: number): string {
  const config = readFileSync(CONFIG, 'utf8');
  const own = config.replace('listen 8443;', `listen 127.0.0.1:${String(port)};`);
  const moved = own.replace('root /srv/widgets;', `root ${join(folder, 'widgets')};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\nuser ${process.env.USER ?? 'root'};\npid ${join(folder, 'pid')};\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${moved}\n}\n`,
  );
  return file;
}
