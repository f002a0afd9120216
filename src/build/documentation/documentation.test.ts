// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../project.ts';
import { loadDeclarations } from './declarations.ts';
import { documentationFiles } from './documentation.ts';
import { currentGuides } from './guides.ts';

let files: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  files = await documentationFiles();
});

interface Named {
  readonly name: string;
}

interface ManifestClass extends Named {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly members: ReadonlyArray<Named & { attribute: string }>;
  readonly events: readonly Named[];
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
});

describe('the README and the guides', () => {
  it('have generated parts that match code, contract and configuration: `npm run docs` updates them', async () => {
    const current = await currentGuides();
    const written = Object.keys(current).map((file) => [file, readFileSync(join(PROJECT, file), 'utf8')]);
    expect(Object.fromEntries(written)).toEqual(current);
  });
});
