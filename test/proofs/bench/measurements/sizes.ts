import { join } from 'node:path';

import { partsTable } from '../../../../src/build/bytes/shares.ts';
import { PROJECT } from '../../../../src/build/project.ts';
import { scriptName } from '../../../../src/build/scripts.ts';
import { sizesOf } from '../../../../src/build/sizes.ts';
import { sizesTable } from '../figures/tables.ts';
import type { Bench } from './measurement.ts';

/** The size of the scripts, and the share of each part of ours. */
export async function measureSizes({ scripts }: Bench): Promise<string> {
  const sizes = Object.entries(scripts).map(([name, code]) => [name, sizesOf(code)] as const);
  return [sizesTable(sizes), await partsTable(join(PROJECT, 'dist'), scriptName())].join('\n\n').trim();
}
