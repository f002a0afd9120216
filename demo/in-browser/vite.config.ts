import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import demo from '../vite.config.ts';
import { finishFolder } from './build/finish-folder.ts';
import { FRAME_INPUTS, hostFrames } from './build/host-frames.ts';
import { ownPages } from './build/own-pages.ts';

/**
 * Builds the demo for any static host into `demo/dist-static`, with its backend in the browser. The pages are those of
 * `demo/vite.config.ts`; the folder may stand below any address.
 */
export default defineConfig(
  mergeConfig(demo, {
    base: './',
    plugins: [hostFrames(), ownPages(), finishFolder()],
    build: {
      outDir: join(import.meta.dirname, '../dist-static'),
      rolldownOptions: { input: FRAME_INPUTS },
      // MSW knows every public domain name, and the sites' texts are in the mails.
      chunkSizeWarningLimit: 800,
    },
  }),
);
