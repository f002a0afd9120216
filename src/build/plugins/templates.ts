import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTED } from '../../../widgets/documented.ts';
import { pluginSites } from '../../plugins/plugin-sites.ts';
import { PROJECT } from '../project.ts';

const SOURCES = join(PROJECT, 'src/plugins/templates');

/**
 * The templates that print a tag, by their file names. A line of their sources with `__WIDGET__`, `__ATTRIBUTE__` or
 * `__SITE__` is repeated for each widget that is used alone, for each attribute of one, and for each site.
 */
export function templateFiles(): Readonly<Record<string, string>> {
  // A layout frames the page, so no template prints the whole of it.
  const widgets = DOCUMENTED.filter(({ children }) => children === 'fallback');
  const attributes = new Set(widgets.flatMap((widget) => Object.keys(widget.attributes)));
  const marks = [
    widgets.map(({ tag }) => ({ __WIDGET__: tag.replace('shop-', '') })),
    Array.from(attributes, (name) => ({ __ATTRIBUTE__: name })),
    Object.entries(pluginSites()).map(([site, { link }]) => ({ __SITE__: site, __LINK__: link })),
  ];
  const files = globSync('shop-widgets*', { cwd: SOURCES }).toSorted();
  return Object.fromEntries(files.map((file) => [file, repeated(readFileSync(join(SOURCES, file), 'utf8'), marks)]));
}

/** What stands in place of the marks, for each time that a line is repeated. */
type Values = Readonly<Record<string, string>>;

function repeated(source: string, marks: ReadonlyArray<readonly Values[]>): string {
  const lines = source.split('\n').flatMap((line) => {
    const rows = marks.find(([first = {}]) => Object.keys(first).some((mark) => line.includes(mark)));
    return rows?.map((values) => line.replaceAll(/__[A-Z]+__/g, (mark) => values[mark] ?? mark)) ?? [line];
  });
  return lines.join('\n');
}
