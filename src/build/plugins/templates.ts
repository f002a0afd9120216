import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentedWidget } from '../../embed/element/declare/documented.ts';
import { loadDeclarations } from '../documentation/declarations.ts';
import { PROJECT } from '../project.ts';

const SOURCES = join(PROJECT, 'src/plugins/templates');

/**
 * The templates that print a tag, by their file names. A line of their sources with `__WIDGET__` or `__ATTRIBUTE__` is
 * repeated for each widget that is used alone, and for each attribute of one.
 */
export async function templateFiles(): Promise<Readonly<Record<string, string>>> {
  // A layout frames the page, so no template prints the whole of it.
  const widgets = (await loadDeclarations()).filter(({ children }) => children === 'fallback');
  const marks = {
    __WIDGET__: widgets.map(({ tag }) => tag.replace('shop-', '')),
    __ATTRIBUTE__: attributesOf(widgets),
  };
  const files = globSync('shop-widgets*', { cwd: SOURCES }).toSorted();
  return Object.fromEntries(files.map((file) => [file, repeated(readFileSync(join(SOURCES, file), 'utf8'), marks)]));
}

function attributesOf(widgets: readonly DocumentedWidget[]): readonly string[] {
  return [...new Set(widgets.flatMap(({ attributes }) => Object.keys(attributes)))];
}

function repeated(source: string, marks: Readonly<Record<string, readonly string[]>>): string {
  const lines = source.split('\n').flatMap((line) => {
    const [mark, values = []] = Object.entries(marks).find(([name]) => line.includes(name)) ?? [];
    return mark === undefined ? [line] : values.map((value) => line.replaceAll(mark, value));
  });
  return lines.join('\n');
}
