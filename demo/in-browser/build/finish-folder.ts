import { copyFileSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, posix } from 'node:path';
import { frameHosts } from './host-frames.ts';
import { rootFrom } from './own-pages.ts';
import { prerenderFolder } from './prerender-folder.ts';
import { type Addresses, relativeInHtml, relativeInStrings } from './relative-addresses.ts';

const SCRIPT_TAG = /<script(?=[^>]*\ssrc\s*=\s*["']?\/?shop-widgets\.js)/giu;
const BASE = /<base href="\/(?<path>[^"]*)"/u;

/**
 * Completes the folder: the widgets' script and the service worker, the frames around the host pages, and relative
 * addresses everywhere, so that it works below any address. The widgets of its pages are prerendered.
 */
export async function finishFolder(folder: string): Promise<void> {
  copyScripts(folder);
  frameHosts(folder);
  globSync('**/*.{html,htm}', { cwd: folder }).forEach((page) => makeRelative(folder, page));
  globSync('hosts/*/**/*.{js,css}', { cwd: folder }).forEach((file) => makeRelative(folder, file));
  await prerenderFolder(folder);
}

function copyScripts(folder: string): void {
  const built = join(import.meta.dirname, '../../../dist');
  const files = '{shop-widgets*,integrity.json,custom-elements.json,footer-content.schema.json}';
  for (const file of globSync(files, { cwd: built })) copyFileSync(join(built, file), join(folder, file));
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  copyFileSync(worker, join(folder, 'mockServiceWorker.js'));
}

function makeRelative(folder: string, file: string): void {
  const path = join(folder, file);
  // Read byte by byte: one host page is not in UTF-8, and what is replaced is in ASCII.
  const text = readFileSync(path, 'latin1');
  const done = (root: string, to: (text: string, addresses: Addresses) => string): void =>
    writeFileSync(path, to(text, { root, holds: (address) => isFile(join(folder, address)) }), 'latin1');
  const fromFile = rootFrom(`/${file.replaceAll('\\', '/')}`);
  if (extname(file) === '.css') return done(fromFile, relativeInStrings);
  // The scripts of a host page stand in its folder or below, and ask for files from the page.
  if (extname(file) === '.js') return done('../../', relativeInStrings);
  return done(rootFromBase(text) ?? fromFile, (html, addresses) => relativePage(html, fromFile, addresses));
}

/** The demo's folder as relative addresses of a page with a `<base>` reach it. */
function rootFromBase(html: string): string | undefined {
  const path = BASE.exec(html)?.groups?.['path'];
  return path === undefined ? undefined : rootFrom(posix.join('/', path, 'page'));
}

function relativePage(html: string, fromFile: string, addresses: Addresses): string {
  const withPictures = html.replace(SCRIPT_TAG, (tag) =>
    html.includes('data-image-base') ? tag : `${tag} data-image-base="${addresses.root}static/newsletter/"`,
  );
  return relativeInHtml(withPictures.replace(BASE, `<base href="${fromFile}$<path>"`), addresses);
}

/** Also a page in a folder. */
function isFile(path: string): boolean {
  const isThere = (file: string): boolean => existsSync(file) && statSync(file).isFile();
  return isThere(path) || isThere(join(path, 'index.html'));
}
