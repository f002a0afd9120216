import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../../../src/build/project.ts';

/** The CMSs, what they run on, and the themes that Debian packs apart. */
const CONTENT_SYSTEMS: Selection = {
  names: [
    'wordpress',
    'wordpress-theme-twentytwentyone',
    'wordpress-theme-twentytwentythree',
    'dokuwiki',
    'mediawiki',
    'mariadb-server',
    ...['cli', 'cgi', 'curl', 'gd', 'intl', 'mbstring', 'mysql', 'sqlite3', 'xml'].map((name) => `php-${name}`),
  ],
  cache: 'hosts',
};

/** PHP alone, and the templates of Twig. */
export const PHP: Selection = { names: ['php-cli', 'php-twig'], cache: 'php' };

/** Of the packages that those need: libraries, and what they run on. Apache, Perl and what every Debian has are left out. */
const NEEDED =
  /^(?:lib(?!apache2|apr|c6$|gcc|stdc|perl|.*-perl$|systemd|pam)|php|mariadb|galera|wordpress|dokuwiki|mediawiki)/;

/** Debian's paths in the sources of the CMSs. */
const OWN_PATHS =
  /(?<=['"])\/(?=(?:etc|usr\/share|var\/(?:cache|lib|log))\/(?:dokuwiki|javascript|mediawiki|php|wordpress)\b)/g;

/** Which packages are unpacked, and the folder of `test-results` in which they are kept for the next run. */
export interface Selection {
  readonly names: readonly string[];
  readonly cache: string;
}

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
 * runs, no file of the machine changes, and no rights are needed. Remove the folder to get newer packages.
 *
 * @throws Unavailable if this is no Debian, or if its packages cannot be reached
 */
export function unpackPackages({ names, cache }: Selection = CONTENT_SYSTEMS): Packages {
  const folder = join(PROJECT, 'test-results', cache);
  const root = join(folder, 'root');
  const list = join(folder, 'unpacked');
  const selection = `for ${names.join(' ')}\n`;
  if (!existsSync(list) || !readFileSync(list, 'utf8').startsWith(selection)) {
    rmSync(folder, { recursive: true, force: true });
    const wanted = download(folder, names);
    unpack(join(folder, 'packages'), root);
    moveInto(root, root);
    writeFileSync(list, selection + wanted.join('\n'));
  }
  const lines = Array.from(readFileSync(list, 'utf8').matchAll(/^(\S+)=(\S+)$/gm));
  const versions = lines.map(([, name = '', version = '']) => [name, upstream(version)] as const);
  return { root, versions: Object.fromEntries(versions) };
}

/**
 * Downloads with lists of its own and without installed packages: what is downloaded does then not depend on what the
 * machine has, and lists of the machine that are missing or old do not matter.
 *
 * @returns each package with its version
 */
function download(folder: string, names: readonly string[]): readonly string[] {
  for (const name of ['lists/partial', 'cache/archives/partial', 'packages'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'status'), '');
  const settings = [
    `Dir::State::lists=${join(folder, 'lists')}`,
    `Dir::State::status=${join(folder, 'status')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'APT::Install-Recommends=false',
    'APT::Sandbox::User=',
    'Acquire::Retries=2',
    'Acquire::http::Timeout=20',
  ].flatMap((setting) => ['-o', setting]);
  const apt = (...words: readonly string[]): SpawnSyncReturns<string> => {
    const options = { cwd: join(folder, 'packages'), encoding: 'utf8', maxBuffer: 1e8 } as const;
    const env = { ...process.env, LC_ALL: 'C' };
    const done = spawnSync('apt-get', [...settings, '--quiet', ...words], { ...options, env });
    // An update without a network ends well: the errors are warnings, and the lists stay empty.
    if (done.status !== 0) throw new Unavailable(`apt-get ${words[0] ?? ''} failed, which Debian has: ${done.stderr}`);
    return done;
  };
  apt('update');
  const { stdout } = apt('install', '--simulate', ...names);
  const wanted = [...stdout.matchAll(/^Inst (\S+) \((\S+)/gm)].flatMap(([, name = '', version = '']) =>
    NEEDED.test(name) || names.includes(name) ? [`${name}=${version}`] : [],
  );
  apt('download', ...wanted);
  return wanted;
}

function unpack(packages: string, root: string): void {
  for (const name of readdirSync(packages)) {
    const { status, stderr } = spawnSync('dpkg-deb', ['--extract', join(packages, name), root], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} cannot be unpacked: ${stderr}`);
    unlinkSync(join(packages, name));
  }
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
