import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Copies the themes that pages may link to next to the script. */
export function themes(project: string): Plugin {
  return {
    name: 'shop:themes',
    apply: 'build',
    writeBundle({ dir = '.' }) {
      cpSync(join(project, 'widgets/themes'), join(dir, 'themes'), { recursive: true });
    },
  };
}
