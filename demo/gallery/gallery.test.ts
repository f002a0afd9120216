import { describe, expect, it } from 'vitest';
import { createTexts } from '../../src/embed/i18n/texts.ts';
import { UI_LABELS } from '../../src/embed/i18n/ui-labels-by-locale.ts';
import { ICONS, iconComponentName } from '../../src/ui/icons/index-of-icons.ts';
import type { ExampleContext } from '../../src/ui/element-meta.ts';
import { exampleCode } from './code-of.ts';
import { choicesOf, propsOf, readInterfaces } from './read-interfaces.ts';
import { ELEMENTS, INTERFACES } from './sources.ts';

const text = createTexts('de-DE').t as unknown as ExampleContext['text'];
const context: ExampleContext = { locale: 'de-DE', labels: UI_LABELS['de-DE'], text };

/** Elements that are shown, with the props that their source declares and the values that the gallery gives them. */
const SHOWN = ELEMENTS.filter(({ meta }) => meta.interfaces?.length !== 0).map(({ id, meta }) => {
  const rows = propsOf(meta.interfaces ?? [`${meta.name}Props`], INTERFACES);
  const examples = [meta.props(context), ...Object.values(meta.states(context))];
  return { id, meta, rows, examples };
});

describe('the gallery', () => {
  it('has a section for every folder of elements except the root', () => {
    const folders = Object.keys(import.meta.glob(['../../src/ui/*/*.tsx', '!**/*.test.tsx'])).map((file) =>
      file.split('/').at(-2),
    );
    const missing = [...new Set(folders)].filter((folder) => !ELEMENTS.some(({ id }) => id === folder));
    expect(missing).toEqual(['ui-root']);
  });

  it.each(SHOWN)('gives $id no prop that its source does not have', ({ rows, examples }) => {
    const known = new Set(rows.map(({ name }) => name));
    expect(examples.flatMap((props) => Object.keys(props)).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(SHOWN)('shows every variant of $id', ({ rows, examples }) => {
    const shown = (name: string) => new Set(examples.map((props) => props[name]));
    const missing = rows.flatMap(({ name, type }) => {
      // There is one example per quantity, not one per unit.
      const choices = name.toLowerCase().endsWith('unit') ? [] : (choicesOf(type) ?? []);
      // A prop that is omitted has the first choice as its default.
      return choices
        .slice(1)
        .filter((choice) => !shown(name).has(choice))
        .map((choice) => `${name}: ${choice}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(SHOWN)('documents type and purpose of each prop of $id', ({ rows }) => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ type, doc }) => type === '' || doc === '').map(({ name }) => name)).toEqual([]);
  });

  it.each(ELEMENTS)('generates complete code of $id, with all imports', ({ meta }) => {
    const code = exampleCode(meta, meta.props(context), context);
    const imported = new Map(
      Array.from(code.matchAll(/import \{ ([^}]*) \} from '([^']+)';/g), ([, names = '', module = '']) =>
        names.split(', ').map((name) => [name, module] as const),
      ).flat(),
    );
    const used = new Set(Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name));
    expect([...imported.keys()].sort()).toEqual([...used].sort());
    for (const [name, module] of imported) expect({ name, module }).toEqual({ name, module: moduleOf(name) });
    expect(code).not.toMatch(/undefined|\bnull\b/);
  });

  it('shows the ripple where it works: in a button, without props', () => {
    const ripple = ELEMENTS.find(({ id }) => id === 'ripple');
    if (!ripple) throw new Error('The gallery has no ripple.');
    expect(exampleCode(ripple.meta, ripple.meta.props(context), context)).toMatch(/<Button>[^<]+<Ripple \/><\/Button>/);
  });
});

/** Where the package has a component. */
function moduleOf(name: string): string {
  const icon = ICONS.find((entry) => iconComponentName(entry.name) === name);
  return icon ? `shop-widgets/ui/icons/${icon.name}` : 'shop-widgets/ui';
}

describe('reading interfaces', () => {
  const source = `
export type Size = 'S' | 'M';
interface Look {
  /** How large
   * it is. */
  readonly size?: Size;
  readonly label: string;
}
interface Edge {
  readonly round?: boolean;
}
export interface BoxProps extends Omit<Look, 'label'>, NativeProps<'div', 'onClick'>, Edge {
  readonly onClick: (event: { x: number }) => void;
}
`;

  it('finds names, types, comments and inherited props', () => {
    expect(propsOf(['BoxProps'], readInterfaces([source]))).toEqual([
      { name: 'onClick', type: '(event: { x: number }) => void', optional: false, doc: '' },
      { name: 'size', type: "'S' | 'M'", optional: true, doc: 'How large it is.' },
      { name: 'round', type: 'boolean', optional: true, doc: '' },
    ]);
  });

  it('throws for an unknown interface', () => {
    expect(() => propsOf(['Gone'], readInterfaces([source]))).toThrow(/Gone/);
  });

  it.each([
    ["'S' | 'M'", ['S', 'M']],
    ['12 | 16', [12, 16]],
    ['string', undefined],
    ["'S' | undefined", undefined],
  ])('%s has the choices %s', (type, choices) => {
    expect(choicesOf(type)).toEqual(choices);
  });
});
