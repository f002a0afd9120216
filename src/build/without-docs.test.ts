// @vitest-environment node
import { expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { withoutDocs } from './without-docs.ts';

const MODULES = {
  '/src/element/declare/attributes.ts':
    'export const flag = (doc) => ({ doc, boolean: true });' +
    'export const choice = (values, fallback, doc) => ({ doc, values, fallback });' +
    'export const url = (fallback, doc) => ({ doc, fallback });',
  '/src/element/declare/declaration.ts':
    'export const event = (spec) => spec; export const declareWidget = (declaration) => declaration;',
  '/src/element/declare/event-detail.ts':
    '// @__NO_SIDE_EFFECTS__\nexport function oneOf(values) { return { values }; }',
  '/widgets/newsletter/declaration.ts': `
    import { choice, flag, url } from '../embed/element/declare/attributes.ts';
    import { declareWidget, event } from '../embed/element/declare/declaration.ts';
    import { oneOf } from '../embed/element/declare/event-detail.ts';
    const DETAIL = { secretField: oneOf(['secret value']) };
    export const newsletter = declareWidget({
      tag: 'shop-newsletter', className: 'SecretName', doc: 'Secret sentence one.',
      attributes: {
        spa: flag('Secret sentence two.'),
        site: choice(['DE', 'AT'], { value: () => 'DE', text: 'Secret sentence three.' }, 'Secret ' + 'sentence four.'),
        'image-base': url({ value: () => '/static/', text: 'Secret five.' }, 'Secret six.'),
      },
      events: { 'shop-ready': event({ doc: 'Secret seven.', detail: DETAIL, cancelable: true }) },
      slots: { '': 'Secret eight.', header: 'Secret nine.' },
      parts: { root: 'Secret ten.' },
      children: 'fallback',
    });`,
  '/src/entry.ts': "import { newsletter } from '../widgets/newsletter/declaration.ts'; globalThis.kept = newsletter;",
};

it('removes the documentation of a declaration from the script, and keeps its names, rules and defaults', async () => {
  const code = (await buildScript(MODULES, [withoutDocs()]))[SCRIPT] ?? '';
  expect(code.toLowerCase()).not.toContain('secret');
  for (const kept of [
    'shop-newsletter',
    'spa',
    '"AT"',
    '/static/',
    'shop-ready',
    'cancelable',
    'header',
    'root',
    'fallback',
  ]) {
    expect(code).toContain(kept);
  }
});

it('removes the documentation of a schema, and keeps its names and rules', async () => {
  const makers =
    "const node = (kind) => (...given) => ({ kind, given }); export const text = node('text'), length = node('length'), " +
    "list = node('list'), choice = node('choice'), object = node('object');";
  const schema = `
    import { choice, length, list, object, text } from './schema-nodes.ts';
    const name = text('Secret one.');
    export const content = object('Secret two.', { name: object(name.doc, {}, {}) }, {
      size: length(80, 'Secret ' + 'three.'), rows: list(name, 'Secret four.'), icon: choice(['leaf'], 'Secret five.', 'keep'),
    });`;
  const code = await buildScript(
    {
      '/widgets/footer/schema-nodes.ts': makers,
      '/widgets/footer/content-schema.ts': schema,
      '/src/entry.ts': "import { content } from '../widgets/footer/content-schema.ts'; globalThis.kept = content;",
    },
    [withoutDocs()],
  );
  expect(code[SCRIPT]?.toLowerCase()).not.toContain('secret');
  for (const kept of ['name', 'size', '80', 'rows', 'leaf', 'keep']) expect(code[SCRIPT]).toContain(kept);
});

it('asks for the documentation of a schema’s node that it does not know', async () => {
  const script = buildScript(
    {
      '/widgets/footer/schema-nodes.ts': 'export const colour = (doc) => ({ doc });',
      '/src/entry.ts':
        "import { colour } from '../widgets/footer/schema-nodes.ts'; globalThis.kept = colour('Secret');",
    },
    [withoutDocs()],
  );
  await expect(script).rejects.toThrow('colour()');
});

it('does not change other modules', async () => {
  const code = await buildScript(
    { '/src/entry.ts': "const flag = (doc) => ({ doc }); globalThis.kept = flag('A sentence.');" },
    [withoutDocs()],
  );
  expect(code[SCRIPT]).toContain('A sentence.');
});
