import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { HOSTS } from '../../hosts/hosts.ts';

const DEMO = join(import.meta.dirname, '../..');
const TEMPLATE = readFileSync(join(DEMO, 'in-browser/host-frame/host-frame.html'), 'utf8');

/** A host page, and the frame around it. */
export interface FramedHost {
  /** The folder of both below the demo's. */
  readonly folder: string;
  /** The name of the frame's file until the host page has made way for it. */
  readonly built: string;
  /** The file that the demo links to: first the host page, then the frame. */
  readonly linked: string;
  /** The file of the host page in the end. */
  readonly page: string;
}

/**
 * The frames: a static host page runs in one, because the services run beside it in a page of their own. A service worker
 * passes on what a frame asks for to the page around it, and the old libraries of a host page would change the built-ins
 * for them.
 */
export const FRAMED_HOSTS: readonly FramedHost[] = HOSTS.map(({ id, page }) => {
  const linked = page.split('/').at(-1) || 'index.html';
  return { folder: `hosts/${id}`, built: 'frame.html', linked, page: linked.replace('index', 'page') };
});

/** Names of the frames' files for the build: no file of theirs is there. */
export const FRAME_INPUTS = FRAMED_HOSTS.map(({ folder, built }) => join(DEMO, folder, built));

export function hostFrames(): Plugin {
  return {
    name: 'in-browser-host-frames',
    enforce: 'pre',
    resolveId: (id) => (FRAME_INPUTS.includes(id) ? id : null),
    load: (id) => {
      const index = FRAME_INPUTS.indexOf(id);
      const host = HOSTS[index];
      const framed = FRAMED_HOSTS[index];
      if (!host || !framed) return null;
      return TEMPLATE.replaceAll('{{name}}', host.name).replaceAll('{{page}}', framed.page);
    },
  };
}
