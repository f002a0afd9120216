import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { GiftIcon } from '../../src/ui/icons/gift.tsx';
import { ArrowRightIcon } from '../../src/ui/icons/arrow-right.tsx';
import { CartIcon } from '../../src/ui/icons/cart.tsx';
import { CheckIcon } from '../../src/ui/icons/check.tsx';
import { SearchIcon } from '../../src/ui/icons/search.tsx';
import { Button } from '../../src/ui/button/button.tsx';
import type { AnyElementMeta, ExampleContext } from '../../src/ui/element-meta.ts';
import { Ripple } from '../../src/ui/ripple/ripple.tsx';
import { TextLink } from '../../src/ui/text-link/text-link.tsx';

type Props = Readonly<Record<string, unknown>>;

/** Names of the components in examples: minified functions lose theirs. */
const NAMES = new Map<unknown, string>([
  [ArrowRightIcon, 'ArrowRightIcon'],
  [Button, 'Button'],
  [CartIcon, 'CartIcon'],
  [CheckIcon, 'CheckIcon'],
  [GiftIcon, 'GiftIcon'],
  [Ripple, 'Ripple'],
  [SearchIcon, 'SearchIcon'],
  [TextLink, 'TextLink'],
]);

/** The code that the visitor copies: the imports, and the element with these props. */
export function exampleCode(meta: AnyElementMeta, props: Props, context: ExampleContext): string {
  const code = meta.code ? nodesOf(meta.code(context)) : codeOf(meta.name, props);
  return `${importsOf(code)}\n\n${code}`;
}

/** The imports of all components used in a piece of code; each icon is a module of its own. */
function importsOf(code: string): string {
  const names = [...new Set(Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name))].sort();
  const elements = names.filter((name) => !name.endsWith('Icon'));
  const icons = names.filter((name) => name.endsWith('Icon'));
  return [
    `import { ${elements.join(', ')} } from 'shop-widgets/ui';`,
    ...icons.map((name) => `import { ${name} } from 'shop-widgets/ui/icons/${iconModule(name)}';`),
  ].join('\n');
}

/** `ArrowRightIcon` is in `arrow-right`. */
function iconModule(name: string): string {
  return name
    .replace(/Icon$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
}

/** A prop with a longer value gets a line of its own, in characters. */
const LINE = 80;

/** The JSX of an element with these props. */
function codeOf(name: string, props: Props): string {
  const { children, ...others } = props;
  const attributes = Object.entries(others).flatMap(([prop, value]) =>
    value === undefined ? [] : [attributeOf(prop, value)],
  );
  const start = [name, ...attributes];
  const oneLine = `<${start.join(' ')}`;
  const opened = oneLine.length <= LINE ? oneLine : `<${start.join('\n  ')}\n`;
  const content = nodesOf(children);
  if (content === '') return `${opened}${opened.endsWith('\n') ? '' : ' '}/>`;
  return `${opened}>\n  ${content}\n</${name}>`;
}

function attributeOf(prop: string, value: unknown): string {
  if (value === true) return prop;
  if (typeof value === 'string') return value.includes('"') ? `${prop}={'${value}'}` : `${prop}="${value}"`;
  if (typeof value === 'function') return `${prop}={handle${prop.replace(/^on/, '')}}`;
  if (isValidElement(value)) return `${prop}={${nodesOf(value)}}`;
  return `${prop}={${literalOf(value)}}`;
}

/** A value as source code; nested elements are replaced by an ellipsis. */
function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (isValidElement(value)) return nodesOf(value);
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${literalOf(inner)}`)
      .join(', ')} }`;
  }
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function nodesOf(node: unknown): string {
  if (Array.isArray(node)) return node.length > 3 ? '…' : node.map(nodesOf).join('');
  if (isValidElement(node)) return elementOf(node as ReactElement<{ children?: ReactNode }>);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

function elementOf({ type, props }: ReactElement<{ children?: ReactNode }>): string {
  const { children, ...others } = props;
  const name = typeof type === 'string' ? type : NAMES.get(type);
  if (name === undefined) return type === Fragment ? nodesOf(children) : '…';
  const attributes = Object.entries(others)
    .filter(([prop]) => prop !== 'style')
    .map(([prop, value]) => ` ${attributeOf(prop, value)}`)
    .join('');
  const content = nodesOf(children);
  return content === '' ? `<${name}${attributes} />` : `<${name}${attributes}>${content}</${name}>`;
}
