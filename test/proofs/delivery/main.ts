/**
 * `npm run test:all -- delivery`: lays a build out as the guide says, starts nginx with the guide's configuration, and looks
 * at what it answers. nginx is the machine's, or Debian's package, unpacked without installing it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../../../demo/guides/delivery/publish.ts';
import { freePort, untilOpen } from '../cms/install/machine.ts';
import { Unavailable, unpackPackages } from '../cms/install/packages.ts';
import { type DeliveryRule, RULES } from './rules.ts';

const CONFIG = join(import.meta.dirname, '../../../demo/guides/delivery/nginx.conf');

const folder = mkdtempSync(join(tmpdir(), 'shop-delivery-'));
try {
  const nginx = findNginx();
  const port = await freePort();
  layOut(join(folder, 'widgets'));
  const main = writeConfig(port);
  check(nginx, main);
  const server = spawn(nginx, ['-p', folder, '-c', main, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  try {
    await untilOpen(port, 'nginx');
    const problems = (await Promise.all(RULES.map((rule) => problemsOf(rule, port)))).flat();
    for (const problem of problems) console.error(`✗ ${problem}`);
    console.log(`${String(RULES.length)} answers looked at, ${String(problems.length)} problems.`);
    process.exitCode = problems.length > 0 ? 1 : 0;
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
  if (installed !== undefined) return installed;
  const { root } = unpackPackages({ names: ['nginx'], needed: /^nginx(?:-common)?$/, cache: 'delivery' });
  return join(root, 'usr/sbin/nginx');
}

/** Two releases, as the guide lays them out. */
function layOut(root: string): void {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'themes'), { recursive: true });
  writeFileSync(join(dist, 'themes/dark.css'), ':root {}');
  const script = '(() => {})();\n'.repeat(200);
  writeFileSync(join(dist, 'shop-widgets.js'), script);
  writeFileSync(join(dist, 'integrity.json'), JSON.stringify({ version: '1.2.3', files: { 'shop-widgets.js': {} } }));
  publish(dist, root);
}

/** The guide's configuration in an `http` block, with the port and the folder of this run. */
function writeConfig(port: number): string {
  const config = readFileSync(CONFIG, 'utf8');
  const own = config.replace('listen 8443;', `listen 127.0.0.1:${String(port)};`);
  const moved = own.replace('root /srv/widgets;', `root ${join(folder, 'widgets')};`);
  if (own === config || moved === own)
    throw new Error('The configuration no longer has the lines that the test replaces.');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off;\nuser ${process.env.USER ?? 'root'};\npid ${join(folder, 'pid')};\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${moved}\n}\n`,
  );
  return main;
}

function check(nginx: string, main: string): void {
  const { status, stderr } = spawnSync(nginx, ['-t', '-p', folder, '-c', main, '-e', join(folder, 'error.log')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`nginx refuses the configuration: ${stderr}`);
}

async function problemsOf(rule: DeliveryRule, port: number): Promise<readonly string[]> {
  const { status, headers } = await ask(rule, port);
  const name = `${rule.address}${rule.accepts ? ` (${rule.accepts})` : ''}`;
  return [
    ...(status === rule.status ? [] : [`${name}: ${String(status)}, not ${String(rule.status)}`]),
    ...Object.entries(rule.headers).flatMap(([header, value]) => {
      const found = headers[header] ?? null;
      return found === value ? [] : [`${name}: ${header} is ${found ?? 'missing'}, not ${value ?? 'missing'}`];
    }),
  ];
}

/** Not `fetch`: it would clean the path and decode the body. */
function ask(
  { address, accepts }: DeliveryRule,
  port: number,
): Promise<{ status: number | undefined; headers: Readonly<Record<string, string | undefined>> }> {
  return new Promise((resolve, reject) => {
    const headers = { Origin: 'https://shop.example', ...(accepts && { 'Accept-Encoding': accepts }) };
    const call = request({ host: '127.0.0.1', port, path: address, headers }, (answer) => {
      answer.resume();
      const single = Object.entries(answer.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]);
      resolve({ status: answer.statusCode, headers: Object.fromEntries(single) as Record<string, string> });
    });
    call.on('error', reject);
    call.end();
  });
}
