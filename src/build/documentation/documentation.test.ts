// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { boolean, type DetailFields, oneOf, orNull, string } from '../../embed/element/declare/event-detail.ts';
import { LOCALES, SITES } from '../../embed/market/sites.ts';
import { PROJECT, VERSION } from '../project.ts';
import { defaultsIn } from './custom-properties.ts';
import { loadDeclarations } from './declarations.ts';
import { documentationFiles } from './documentation.ts';
import { detailType } from './detail-type.ts';
import { currentGuides, fillGeneratedParts } from './guides.ts';

let files: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  files = await documentationFiles();
});

interface Named {
  readonly name: string;
}

interface ManifestClass extends Named {
  readonly tagName: string;
  readonly attributes: ReadonlyArray<Named & { fieldName: string; default: string; type: { text: string } }>;
  readonly members: ReadonlyArray<Named & { attribute: string }>;
  readonly events: ReadonlyArray<Named & { type: { text: string } }>;
  readonly slots: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

interface Manifest {
  readonly schemaVersion: string;
  readonly modules: ReadonlyArray<{ declarations: readonly ManifestClass[]; exports: readonly Named[] }>;
}

const parsed = (name: string): unknown => JSON.parse(files[name] ?? '');

const manifest = (): Manifest => parsed('custom-elements.json') as Manifest;

describe('the custom elements manifest', () => {
  it('has every tag, with its attributes, properties, events, slots, parts and custom properties', async () => {
    const { schemaVersion, modules } = manifest();
    const declarations = await loadDeclarations();
    expect(schemaVersion).toBe('1.0.0');
    expect(modules[0]?.exports.map(({ name }) => name)).toEqual(declarations.map(({ tag }) => tag));
    for (const declaration of declarations) {
      const found = modules[0]?.declarations.find(({ tagName }) => tagName === declaration.tag);
      expect(found?.name).toBe(declaration.className);
      expect(found?.attributes.map(({ name }) => name)).toEqual(Object.keys(declaration.attributes));
      expect(found?.members.map(({ attribute }) => attribute)).toEqual(Object.keys(declaration.attributes));
      expect(found?.events.map(({ name }) => name)).toEqual(Object.keys(declaration.events));
      expect(found?.slots.map(({ name }) => name)).toEqual(Object.keys(declaration.slots));
      expect(found?.cssParts.map(({ name }) => name)).toEqual(Object.keys(declaration.parts));
      expect(found?.cssProperties.map(({ name }) => name)).toContain('--shop-color-accent');
    }
  });

  it('has type and default of an attribute', () => {
    const classes = manifest().modules[0]?.declarations ?? [];
    const newsletter = classes.find(({ tagName }) => tagName === 'shop-newsletter');
    expect(newsletter?.attributes.find(({ name }) => name === 'heading-level')).toMatchObject({
      fieldName: 'headingLevel',
      type: { text: 'number' },
      default: '2',
    });
  });
});

describe('the data for editors', () => {
  it('completes tags, attributes and values, and the placeholder', () => {
    const data = parsed('vscode.html-custom-data.json') as {
      version: number;
      tags: ReadonlyArray<
        Named & { attributes: ReadonlyArray<Named & { values?: readonly Named[]; valueSet?: string }> }
      >;
      globalAttributes: ReadonlyArray<Named & { values: readonly Named[] }>;
    };
    const newsletter = data.tags.find(({ name }) => name === 'shop-newsletter');
    expect(data.version).toBe(1.1);
    expect(newsletter?.attributes.find(({ name }) => name === 'site')?.values).toContainEqual({ name: 'CH_FR' });
    expect(newsletter?.attributes.find(({ name }) => name === 'invalid-link')?.valueSet).toBe('v');
    expect(data.globalAttributes[0]?.values).toContainEqual({ name: 'newsletter' });
  });

  it('has the same for JetBrains editors, with events and parts', () => {
    const data = parsed('web-types.json') as {
      name: string;
      version: string;
      contributions: {
        html: {
          elements: ReadonlyArray<Named & { js: { events: readonly Named[] }; css: { parts: readonly Named[] } }>;
        };
      };
    };
    expect(data).toMatchObject({ name: 'shop-widgets', version: VERSION });
    const newsletter = data.contributions.html.elements.find(({ name }) => name === 'shop-newsletter');
    expect(newsletter?.js.events.map(({ name }) => name)).toContain('shop-newsletter-success');
    expect(newsletter?.css.parts.map(({ name }) => name)).toContain('form');
  });
});

describe('custom properties', () => {
  it('are read with their defaults, also if a default is another property', () => {
    const css =
      '.root { --_a: var(--shop-a, rgb(1 2 3)); --_b: var(--shop-b, var(--_a)) } p { c: var( --shop-a , rgb(1 2 3) ) }';
    expect([...defaultsIn(css)]).toEqual([
      ['--shop-a', 'rgb(1 2 3)'],
      ['--shop-b', '--shop-a'],
    ]);
  });

  it('have one default each', () => {
    expect(() => defaultsIn('a { b: var(--shop-a, 1px); c: var(--shop-a, 2px) }')).toThrow('--shop-a has two defaults');
  });
});

describe('the README and the guides', () => {
  it('have generated parts that match code, contract and configuration: `npm run docs` updates them', async () => {
    const current = await currentGuides();
    const written = Object.keys(current).map((file) => [file, readFileSync(join(PROJECT, file), 'utf8')]);
    expect(Object.fromEntries(written)).toEqual(current);
  });

  it('have each part filled where it is marked, and nothing else changed', () => {
    const text = 'Before\n<!-- made: tags -->\nold\n<!-- end -->\nbetween\n<!-- made: tags -->\n<!-- end -->\nafter';
    const part = '<!-- made: tags -->\n\nNEW $& |\n\n<!-- end -->';
    expect(fillGeneratedParts(text, { tags: 'NEW $& |' })).toBe(`Before\n${part}\nbetween\n${part}\nafter`);
  });

  it('may not mark a part that nothing makes', () => {
    expect(() => fillGeneratedParts('<!-- made: tag -->\n<!-- end -->', { tags: '' })).toThrow(
      '“tag” is not a generated part. Known: tags',
    );
  });
});

it.each<[DetailFields, string]>([
  [{}, '{}'],
  [{ name: string, loggedIn: boolean }, '{ name: string; loggedIn: boolean }'],
  [{ test: orNull(string) }, '{ test: string | null }'],
  [{ code: oneOf([0, 1, null]), result: oneOf(['A', 'B']) }, "{ code: 0 | 1 | null; result: 'A' | 'B' }"],
  [{ site: oneOf(SITES), locale: oneOf(LOCALES) }, '{ site: Site; locale: Locale }'],
])('the type of the detail %j is printed', (fields, type) => {
  expect(detailType(fields)).toBe(type);
});
