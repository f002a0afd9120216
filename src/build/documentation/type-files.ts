import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, SITES } from '../../embed/market/sites.ts';
import { PROJECT } from '../project.ts';
import { type AttributeEntry, NAMED, type TagEntry, TAGS, union } from './declarations.ts';

/** The types of the tags, by their path in the output folder. */
export function typeFiles(): Readonly<Record<string, string>> {
  return {
    'types/index.d.ts': elementTypes(),
    'types/react.d.ts': reactTypes(),
    // For an import that wants the types alone.
    'types/react.js': 'export {};\n',
    'types/prerender.d.ts': prerenderTypes(),
  };
}

/** The elements, their properties and events, for pages without a framework. */
function elementTypes(): string {
  return `/** The country sites. */
export type Site = ${union(SITES)};

/** The locales that the sites show. */
export type Locale = ${union(LOCALES)};

${TAGS.map(elementType).join('\n')}
/** Every event of every tag. They bubble, so what is around a tag receives them, too. */
export interface ShopEventMap extends ${TAGS.map(({ className }) => `${className}EventMap`).join(', ')} {}

declare global {
  interface HTMLElementTagNameMap {
${TAGS.map(({ name, className }) => `    '${name}': ${className};`).join('\n')}
  }
  interface GlobalEventHandlersEventMap extends ShopEventMap {}
}
`;
}

function elementType({ className, description, attributes, events }: TagEntry): string {
  return `/** The events of \`${className}\`. */
export interface ${className}EventMap {
${events.map((event) => `  /** ${event.description} */\n  '${event.name}': CustomEvent<${event.detail}>;`).join('\n')}
}

/** ${description} */
export interface ${className} extends HTMLElement {
${attributes.map(propertyType).join('\n')}
}
`;
}

/** A list of tokens can also be set as a string, as in the attribute. */
function propertyType(one: AttributeEntry): string {
  return `  /** ${one.description} Default: ${one.default}. */
  get ${one.property}(): ${typeOf(one)};
  set ${one.property}(value: ${typeOf(one)}${isList(one) ? ' | string' : ''} | null | undefined);`;
}

const isList = ({ type }: AttributeEntry): boolean => type.startsWith('Array<');

function typeOf(one: AttributeEntry): string {
  return isList(one) ? `Readonly${one.type}` : (NAMED[one.type] ?? one.type);
}

/** The module that renders the tags to HTML on Node. */
function prerenderTypes(): string {
  return `${readFileSync(join(PROJECT, 'src/node/prerender/options.ts'), 'utf8')}
/** Renders a tag to HTML with a declarative shadow root. The script of the same version takes the markup over. */
export function prerender(options: PrerenderOptions & { readonly tag: ${union(TAGS.map(({ name }) => name))} }): string;

/** The tags that can be prerendered. */
export const TAGS: readonly string[];
`;
}

/** The tags in JSX, for React 19 and later. Attributes keep their names, as in HTML. */
function reactTypes(): string {
  const imported = [...TAGS.flatMap(({ className }) => [className, `${className}EventMap`]), 'Site', 'Locale'];
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ${imported.join(', ')} } from './index.js';

type Tag<Element extends HTMLElement, Attributes> =
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes> & Attributes;

type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};

${TAGS.map(attributesType).join('\n')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${TAGS.map(({ name, className }) => `      '${name}': Tag<${className}, ${className}Attributes>;`).join('\n')}
    }
  }
}
`;
}

/** In JSX, a list of tokens is a string. */
function attributesType({ className, attributes }: TagEntry): string {
  const type = (one: AttributeEntry): string => (isList(one) ? 'string' : typeOf(one));
  return `export interface ${className}Attributes extends Listeners<${className}EventMap> {
${attributes.map((one) => `  /** ${one.description} */\n  '${one.name}'?: ${type(one)} | undefined;`).join('\n')}
}
`;
}
