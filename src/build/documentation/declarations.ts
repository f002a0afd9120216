import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentedWidget } from '../../embed/element/declare/documented.ts';
import { PROJECT } from '../project.ts';

/**
 * The tags with their documentation, sorted by tag. Every `widgets/<name>/declaration.docs.ts` is read, so that a new tag
 * is documented without further steps.
 */
export async function loadDeclarations(): Promise<readonly DocumentedWidget[]> {
  const files = globSync('widgets/*/declaration.docs.ts', { cwd: PROJECT });
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(PROJECT, file)).href) as Promise<object>),
  );
  const widgets = modules.flatMap((module) => Object.values(module) as unknown[]).filter(isWidget);
  return widgets.sort((one, other) => one.tag.localeCompare(other.tag));
}

/** The module also exports sentences that tags share. */
function isWidget(value: unknown): value is DocumentedWidget {
  return typeof value === 'object' && value !== null && 'tag' in value;
}
