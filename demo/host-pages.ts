import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../src/embed/market/sites.ts';
import { HOST_LIBRARIES } from './host-libraries.ts';
import { HOSTS } from './hosts/hosts.ts';
import { contentOfHost } from './index/page/footer-content.ts';

const FOLDER = join(import.meta.dirname, 'hosts');

/** Copies the host pages, with the content of their footers, and the examples: Vite would make modules of their scripts. */
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
      for (const [host, site] of HOSTS) {
        cpSync(join(FOLDER, host), join(outDir, 'hosts', host), { recursive: true });
        const file = join(outDir, 'hosts', host, 'index.html');
        writeFileSync(file, withContent(readFileSync(file, 'utf8'), site));
      }
      const libraries = join(outDir, 'hosts/lib');
      mkdirSync(libraries, { recursive: true });
      for (const [name, read] of Object.entries(HOST_LIBRARIES)) writeFileSync(join(libraries, name), read());
    },
  };
}

/** A page with what the shop gives its footer. */
export function withContent(html: string, site: Site): string {
  const content = JSON.stringify(contentOfHost(site)).replaceAll('<', String.raw`\u003c`);
  return html.replace(/<script [^>]*data-footer>/i, (tag) => tag + content);
}
