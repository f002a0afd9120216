import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetDeclaration } from '../../embed/element/declare/declaration.ts';

/**
 * The declarations of all tags, sorted by tag. Every `widgets/<name>/declaration.ts` is read, so that a new tag is
 * documented without further steps.
 *
 * @param project the root folder of the project
 */
export async function loadDeclarations(project: string): Promise<readonly WidgetDeclaration[]> {
  const files = globSync('widgets/*/declaration.ts', { cwd: project });
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(project, file)).href) as Promise<object>),
  );
  const declarations = modules.flatMap((module) => Object.values(module) as unknown[]).filter(isDeclaration);
  return declarations.sort((one, other) => one.tag.localeCompare(other.tag));
}

function isDeclaration(value: unknown): value is WidgetDeclaration {
  return typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value && 'events' in value;
}
