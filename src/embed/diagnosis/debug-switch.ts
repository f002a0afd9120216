import type { Watch } from '../../debug/debug.ts';
import { warn } from '../log.ts';
import type { WidgetDeclaration } from '../element/declare/declaration.ts';
import { scriptTag } from '../page/script-tag.ts';
import { refusal } from './second-file.ts';

/** How long the widgets wait for the file with the diagnosis, in milliseconds. */
const TIMEOUT = 5000;

/**
 * Defines the tags: at once or, if the page's address has the parameter `shop-widgets-debug`, when the file with the
 * diagnosis has been loaded, which then sees everything from the beginning. Without the file the widgets start as well.
 */
export async function startDiagnosable(
  start: () => void,
  tags: readonly WidgetDeclaration[],
  load: () => Promise<Watch>,
): Promise<void> {
  if (/[?&]shop-widgets-debug\b/.test(window.location.search)) {
    try {
      const timer = new Promise((_, reject) => setTimeout(reject, TIMEOUT, refusal('timeout')));
      await Promise.race([load().then((watch) => watch(scriptTag, tags)), timer]);
    } catch (error) {
      warn((error as Error).message);
    }
  }
  start();
}
