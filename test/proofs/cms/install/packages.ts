import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The CMSs, what they run on, and the themes that Debian packs apart. */
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentyone',
  'wordpress-theme-twentytwentythree',
  'dokuwiki',
  'mediawiki',
  'mariadb-server',
  ...['cli', 'cgi', 'curl', 'gd', 'intl', 'mbstring', 'mysql', 'sqlite3', 'xml'].map((name) => `php-${name}`),
];

/** Of the packages that those need: libraries, and what they run on. Apache, Perl and what every Debian has are left out. */
const NEEDED =
  /^(?:lib(?!apache2|apr|c6$|gcc|stdc|perl|.*-perl$|systemd|pam)|php|mariadb|galera|wordpress|dokuwiki|mediawiki)/;

/** Debian's paths in the sources of the CMSs. */
const OWN_PATHS =
  /(?<=['"])\/(?=(?:etc|usr\/share|var\/(?:cache|lib|log))\/(?:dokuwiki|javascript|mediawiki|php|wordpress)\b)/g;

/** What was unpacked is kept here between two runs; git and the tools of the project look away from it. */
const RESULTS = fileURLToPath(new URL('../../../../test-results/', import.meta.url));

/** Debian is asked once a day whether there are newer packages. */
const ONE_DAY = 86_400_000;

/** Which packages are unpacked. */
export interface Selection {
  readonly names: readonly string[];
  /** Of what those depend on, the packages that are unpacked with them. */
  readonly needed: RegExp;
  /** The folder in which they are kept. */
  readonly cache: string;
}

const CONTENT_SYSTEMS: Selection = { names: PACKAGES, needed: NEEDED, cache: 'hosts' };

/** PHP alone, what checks its style, and the templates of Twig. */
export const PHP: Selection = { names: ['php-cli', 'php-codesniffer', 'php-twig'], needed: NEEDED, cache: 'php' };

export interface Packages {
  /** The folder into which the packages were unpacked: it stands for `/`. */
  readonly root: string;
  /** The version of each package, without what Debian appends. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Why the CMSs cannot be had on this machine. */
export class Unavailable extends Error {}

/**
 * Downloads the packages and unpacks them into a folder of the project. Nothing is installed: no script of a package
 * runs, no file of the machine changes, and no rights are needed.
 *
 * @throws Unavailable if this is no Debian, or if its packages cannot be reached
 */
export function unpackPackages({ names, needed: pattern, cache }: Selection = CONTENT_SYSTEMS): Packages {
  if (process.platform !== 'linux' || !hasPrograms()) throw new Unavailable('needs apt-get and dpkg-deb, as on Debian');
  const folder = join(RESULTS, cache);
  const root = join(folder, 'root');
  const mark = join(folder, 'unpacked');
  const selection = `for ${names.join(' ')}`;
  const unpacked = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  if (unpacked.startsWith(`${selection}\n`) && Date.now() - statSync(mark).mtimeMs < ONE_DAY)
    return { root, versions: versionsIn(unpacked) };
  const apt = createApt(folder);
  apt('update', 'the list of packages cannot be had', 'update');
  const { stdout } = apt('simulate', 'the packages are not in the list', 'install', '--simulate', ...names);
  const wanted = [...stdout.matchAll(/^Inst (\S+) \((\S+)/gm)].flatMap(([, name = '', version = '']) =>
    pattern.test(name) ? [`${name}=${version}`] : [],
  );
  const list = [selection, ...wanted].join('\n');
  if (unpacked !== list) {
    rmSync(root, { recursive: true, force: true });
    apt('download', 'the packages cannot be downloaded', 'download', ...wanted);
    unpack(join(folder, 'packages'), root);
  }
  writeFileSync(mark, list);
  return { root, versions: versionsIn(list) };
}

/** The versions in a list of packages, one in a line. */
function versionsIn(list: string): Packages['versions'] {
  const lines = Array.from(list.matchAll(/^(\S+)=(\S+)$/gm), ([, name = '', version = '']) => [name, version] as const);
  return Object.fromEntries(lines.map(([name, version]) => [name, upstream(version)]));
}

function hasPrograms(): boolean {
  return ['apt-get', 'dpkg-deb'].every((name) => spawnSync(name, ['--version']).status === 0);
}

type Apt = (task: string, failure: string, ...words: readonly string[]) => SpawnSyncReturns<string>;

/**
 * apt with lists of its own and without installed packages: what is downloaded does then not depend on what the machine
 * has, and lists of the machine that are missing or old do not matter.
 */
function createApt(cache: string): Apt {
  const folder = join(cache, 'packages');
  for (const name of ['lists/partial', 'cache/archives/partial', 'packages'])
    mkdirSync(join(cache, name), { recursive: true });
  writeFileSync(join(cache, 'status'), '');
  const settings = [
    `Dir::State::lists=${join(cache, 'lists')}`,
    `Dir::State::status=${join(cache, 'status')}`,
    `Dir::Cache=${join(cache, 'cache')}`,
    'APT::Install-Recommends=false',
    'APT::Sandbox::User=',
    'Acquire::Retries=2',
    'Acquire::http::Timeout=20',
  ].flatMap((setting) => ['-o', setting]);
  return (task, failure, ...words) => {
    const done = spawnSync('apt-get', [...settings, '--quiet', ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      maxBuffer: 1e8,
    });
    // An update without a network ends well: the errors are warnings, and the lists stay empty.
    if (done.status !== 0) throw new Unavailable(`${failure} (apt-get ${task}): ${lastLine(done.stderr)}`);
    return done;
  };
}

function unpack(packages: string, root: string): void {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(packages).filter((file) => file.endsWith('.deb'))) {
    const { status, stderr } = spawnSync('dpkg-deb', ['--extract', join(packages, name), root], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} cannot be unpacked: ${stderr}`);
    unlinkSync(join(packages, name));
  }
  moveInto(root, root);
}

/** Makes links and sources that name a path of the machine name the one below `root`. */
function moveInto(root: string, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      moveInto(root, path);
    } else if (entry.isSymbolicLink()) {
      const target = readlinkSync(path);
      if (!target.startsWith('/') || !existsSync(join(root, target))) continue;
      unlinkSync(path);
      symlinkSync(join(root, target), path);
    } else if (entry.name.endsWith('.php')) {
      const source = readFileSync(path, 'latin1');
      const moved = source.replace(OWN_PATHS, `${root}/`);
      if (moved !== source) writeFileSync(path, moved, 'latin1');
    }
  }
}

/** `1:1.39.17-1+deb12u2` is 1.39.17. */
function upstream(version: string): string {
  return version.replace(/^\d+:/, '').replace(/(?:[+~]dfsg.*|-[^-]*)$/, '');
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
