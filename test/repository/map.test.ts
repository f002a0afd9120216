// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const map = /\n## Where things are\n(.*)/s.exec(readFileSync(new URL('HOW-IT-WORKS.md', root), 'utf8'))?.[1] ?? '';

it.each(['src', 'test'])('The map of the folders names every folder of %s', (folder) => {
  const inside = readdirSync(new URL(folder, root), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const missing = inside.map(({ name }) => `\`${folder}/${name}/\``).filter((name) => !map.includes(name));
  expect(missing).toEqual([]);
});
