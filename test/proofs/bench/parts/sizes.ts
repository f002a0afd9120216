import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { SourceMap } from '../../../../src/build/bytes/pieces.ts';
import { sizesOf } from '../../../../src/build/sizes.ts';
import { nameOfUnmapped, sharesOf } from '../figures/owners.ts';
import { bytesBySource } from '../figures/source-map.ts';
import { sharesTable, sizesTable } from '../figures/tables.ts';
import type { Bench } from './part.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The size of the scripts, and the share of each part of ours. */
export async function measureSizes({ scripts }: Bench): Promise<string> {
  const map = JSON.parse(textOf('dist/shop-widgets.js.map')) as SourceMap;
  const [textKey = ''] = Object.keys(JSON.parse(textOf('locales/de-DE.json')) as object);
  const sizes = Object.entries(scripts).map(([name, code]) => [name, sizesOf(code)] as const);
  const bytes = bytesBySource(scripts['shop-widgets.js'], map, (text) => nameOfUnmapped(text, textKey));
  return [sizesTable(sizes), sharesTable(sharesOf(bytes))].join('\n\n');
}

function textOf(path: string): string {
  return readFileSync(`${root}/${path}`, 'utf8');
}
