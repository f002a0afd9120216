import { fileURLToPath } from 'node:url';
import { pluginArchives } from '../../../../src/build/plugins/plugins.ts';

const DIST = fileURLToPath(new URL('../../../../dist', import.meta.url));

/** A version before the present one, for upgrades. */
export const OLDER = { version: '0.0.9', date: '2025-02-03' };

/** An archive of a plugin, as `npm run build` makes it of the same script, but of another version where one is given. */
export async function pluginArchive(name: string, release?: typeof OLDER) {
  const bytes = (await pluginArchives(DIST, release))[name];
  if (!bytes) throw new Error(`There is no plugin archive ${name}.`);
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
}
