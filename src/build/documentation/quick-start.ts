import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the guides' Markdown. */
export const GUIDES_FOLDER = 'demo/guides/content';

/**
 * The quick start as a part of the README: without its first heading, and with links that lead from there to the guides.
 *
 * @param project the root folder of the project
 */
export function quickStart(project: string): string {
  const [, ...rest] = readFileSync(join(project, GUIDES_FOLDER, 'quick-start.md'), 'utf8').split('\n\n');
  return rest
    .join('\n\n')
    .trimEnd()
    .replaceAll(/\]\(([\w-]+\.md)/g, `](${GUIDES_FOLDER}/$1`);
}
