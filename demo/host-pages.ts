import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../src/embed/market/sites.ts';
import { HOST_LIBRARIES } from './host-libraries.ts';
import { HOSTS } from './hosts/hosts.ts';
import { contentOfHost } from './index/page/footer-content.ts';

const FOLDER = join(import.meta.dirname, 'hosts');

/**
 * Copies the host pages and the examples as they are, byte for byte but for the content of the footers on the
 * host pages: Vite would make modules of their scripts, and read all of them as UTF-8.
 */
export function hostPages(): Plugin {
  let outDir = '';
  return {
    name: 'host-pages',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    writeBundle() {
      cpSync(join(import.meta.dirname, 'examples'), join(outDir, 'examples'), { recursive: true });
      for (const { id, page, site } of HOSTS) {
        cpSync(join(FOLDER, id), join(outDir, 'hosts', id), { recursive: true });
        const file = join(outDir, page.replace(/\/$/, '/index.html'));
        writeFileSync(file, withContent(readFileSync(file), site));
      }
      const libraries = join(outDir, 'hosts/lib');
      mkdirSync(libraries, { recursive: true });
      for (const [name, read] of Object.entries(HOST_LIBRARIES)) writeFileSync(join(libraries, name), read());
    },
  };
}

/** A page with what the shop gives its footer. Read as Latin-1, so that every other byte stays as it is. */
export function withContent(body: Buffer, site: Site): Buffer {
  // JSON has its own way to write a character in ASCII, which means the same in every character set.
  const content = JSON.stringify(contentOfHost(site)).replaceAll(/[^ -;=-~]/gu, escapeJson);
  const html = body.toString('latin1').replace(/<script [^>]*data-footer>/i, (tag) => tag + content);
  return Buffer.from(html, 'latin1');
}

function escapeJson(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
