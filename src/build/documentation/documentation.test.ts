import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../project.ts';
import { DOCUMENTED } from '../../../widgets/documented.ts';
import { editorFiles } from './editor-files.ts';
import { currentGuides } from './guides.ts';

const parsed = (name: string): unknown => JSON.parse(editorFiles()[name] ?? '');

it('the custom elements manifest has every tag, with its attributes, properties, events, slots, parts and custom properties', () => {
  const named = (table: object): object => Object.keys(table).map((name) => ({ name }));
  const tags = DOCUMENTED;
  expect(tags.length).toBeGreaterThan(4);
  const declarations = tags.map(({ tag, className, attributes, events, slots, parts }) => ({
    tagName: tag,
    name: className,
    attributes: named(attributes),
    members: Object.keys(attributes).map((attribute) => ({ attribute })),
    events: named(events),
    slots: named(slots),
    cssParts: named(parts),
    cssProperties: expect.arrayContaining([expect.objectContaining({ name: '--shop-color-accent' })]) as unknown,
  }));
  const exports = tags.map(({ tag }) => ({ name: tag }));
  expect(parsed('custom-elements.json')).toMatchObject({
    schemaVersion: '1.0.0',
    modules: [{ declarations, exports }],
  });
});

it('the data for editors completes tags, attributes and values, and the placeholder', () => {
  const containing = (...entries: readonly object[]): unknown =>
    expect.arrayContaining(entries.map((entry): unknown => expect.objectContaining(entry)));
  expect(parsed('vscode.html-custom-data.json')).toMatchObject({
    version: 1.1,
    tags: containing({
      name: 'shop-newsletter',
      attributes: containing(
        { name: 'site', values: containing({ name: 'CH_FR' }) },
        { name: 'invalid-link', valueSet: 'v' },
      ),
    }),
    globalAttributes: [{ values: containing({ name: 'newsletter' }) }],
  });
});

it('the guides have generated parts that match code, contract and configuration: `npm run docs` updates them', async () => {
  const current = await currentGuides();
  const written = Object.keys(current).map((file) => [file, readFileSync(join(PROJECT, file), 'utf8')]);
  expect(Object.fromEntries(written)).toEqual(current);
});
