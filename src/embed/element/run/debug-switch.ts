import type { WidgetDeclaration } from '../declare/declaration.ts';
import { scriptAddress, scriptTag } from '../declare/script-tag.ts';
import { warn } from '../../log.ts';
import type * as debug from '../../../debug/debug.ts';

/** The file with the diagnosis, in the folder of the script. */
const FILE = 'shop-widgets-debug.js';

/** How long the widgets wait for the file, in milliseconds. */
const PATIENCE = 5000;

/**
 * Defines the tags: at once or, if the page's address has the parameter `shop-widgets-debug`, when the file with the
 * diagnosis has been loaded, which then sees everything from the beginning. Without the file the widgets start as well.
 */
export async function startDiagnosable(start: () => void, tags: readonly WidgetDeclaration[]): Promise<void> {
  if (/[?&]shop-widgets-debug\b/.test(window.location.search)) {
    try {
      // An inline script has no folder.
      const load = import(/* @vite-ignore */ new URL(FILE, scriptAddress).href) as Promise<typeof debug>;
      const timer = new Promise((_, reject) => setTimeout(reject, PATIENCE, 'timeout'));
      await Promise.race([load.then(({ watch }) => watch(scriptTag, tags)), timer]);
    } catch (error) {
      warn(`${FILE} did not load: ${String(error)}. It must be beside the script, allowed by script-src and CORS.`);
    }
  }
  start();
}
