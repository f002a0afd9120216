import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceReference } from '../../../demo/guides/services.ts';
import { PROJECT } from '../../../src/build/project.ts';

/** What people read, as Markdown by its place. A sentence of a table is a paragraph here, so that its length is checked. */
export async function documentation(): Promise<Readonly<Record<string, string>>> {
  const files = globSync(['*.md', '{demo,locales,src,test,widgets}/**/*.md'], {
    cwd: PROJECT,
    exclude: ['**/node_modules', 'demo/dist'],
  });
  return {
    ...Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(join(PROJECT, file), 'utf8')])),
    'src/embed/api/openapi/*.yaml': (await serviceReference()).replaceAll(/^\| \d+ +\| (.*) \|$/gm, '\n$1\n'),
  };
}
