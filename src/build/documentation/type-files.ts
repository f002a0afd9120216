import { propertyName } from '../../embed/element/declare/attributes.ts';
import type { DocumentedAttribute, DocumentedWidget } from '../../embed/element/declare/documented.ts';
import { LOCALES, SITES } from '../../embed/market/sites.ts';
import { detailType } from './detail-type.ts';

const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ');

/** Types that the details of events use. */
const SHARED_TYPES = `/** The country sites. */
export type Site = ${union(SITES)};

/** The locales that the sites show. */
export type Locale = ${union(LOCALES)};
`;

/** `index.d.ts`: the elements, their properties and events, for pages without a framework. */
export function elementTypes(declarations: readonly DocumentedWidget[]): string {
  return `${SHARED_TYPES}
${declarations.map(elementType).join('\n')}
/** Every event of every tag. They bubble, so the document receives them, too. */
export interface ShopEventMap extends ${declarations.map(({ className }) => `${className}EventMap`).join(', ')} {}

declare global {
  interface HTMLElementTagNameMap {
${declarations.map(({ tag, className }) => `    '${tag}': ${className};`).join('\n')}
  }
  interface DocumentEventMap extends ShopEventMap {}
  interface WindowEventMap extends ShopEventMap {}
}
`;
}

function elementType({ className, doc, attributes, events }: DocumentedWidget): string {
  const map = `${className}EventMap`;
  return `/** The events of \`${className}\`. */
export interface ${map} {
${Object.entries(events)
  .map(([name, event]) => `  /** ${event.doc} */\n  '${name}': CustomEvent<${detailType(event.detail)}>;`)
  .join('\n')}
}

/** ${doc} */
export interface ${className} extends HTMLElement {
${Object.entries(attributes).map(propertyType).join('\n')}
${listenerMethod('addEventListener', className, map)}
${listenerMethod('removeEventListener', className, map)}
}
`;
}

function propertyType([attribute, spec]: [string, DocumentedAttribute]): string {
  const name = propertyName(attribute);
  return `  /** ${spec.doc} Default: ${spec.defaultText}. */
  get ${name}(): ${typeOf(spec)};
  set ${name}(value: ${writtenType(spec)} | null | undefined);`;
}

/** A list of tokens can also be set as a string, as in the attribute. */
function writtenType(spec: DocumentedAttribute): string {
  return spec.type.startsWith('Array<') ? `${typeOf(spec)} | string` : typeOf(spec);
}

function typeOf({ type }: DocumentedAttribute): string {
  if (type === union(SITES)) return 'Site';
  return type.startsWith('Array<') ? `Readonly${type}` : type;
}

function listenerMethod(method: string, className: string, map: string): string {
  const options = method === 'addEventListener' ? 'AddEventListenerOptions' : 'EventListenerOptions';
  const overload = (names: string): string => `  ${method}<Name extends keyof ${names}>(
    type: Name,
    listener: (this: ${className}, event: ${names}[Name]) => unknown,
    options?: boolean | ${options},
  ): void;`;
  return `${overload(map)}
${overload('HTMLElementEventMap')}
  ${method}(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${options},
  ): void;`;
}

/**
 * `prerender.d.ts`: the module that renders the tags to HTML on Node.
 *
 * @param source the module that declares the options
 */
export function prerenderTypes(declarations: readonly DocumentedWidget[], source: string): string {
  const [, options] = /((?:^\/\*\*[^\n]*\n)?export interface PrerenderOptions \{[^]*?^\})/m.exec(source) ?? [];
  if (options === undefined) throw new Error('The source declares no PrerenderOptions.');
  return `${options}

/** Renders a tag to HTML with a declarative shadow root. The script of the same version takes the markup over. */
export function prerender(
  options: PrerenderOptions & { readonly tag: ${union(declarations.map(({ tag }) => tag))} },
): string;

/** The tags that can be prerendered. */
export const TAGS: readonly string[];
`;
}

/** `react.d.ts`: the tags in JSX, for React 19 and later. Attributes keep their names, as in HTML. */
export function reactTypes(declarations: readonly DocumentedWidget[]): string {
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ${[...declarations.flatMap(({ className }) => [className, `${className}EventMap`]), 'Site', 'Locale'].join(', ')} } from './index.js';

type Tag<Element extends HTMLElement, Attributes> = Omit<
  DetailedHTMLProps<HTMLAttributes<Element>, Element>,
  keyof Attributes
> &
  Attributes;

type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};

${declarations.map(attributesType).join('\n')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${declarations.map(({ tag, className }) => `      '${tag}': Tag<${className}, ${className}Attributes>;`).join('\n')}
    }
  }
}
`;
}

function attributesType({ className, attributes }: DocumentedWidget): string {
  return `export interface ${className}Attributes extends Listeners<${className}EventMap> {
${Object.entries(attributes)
  .map(([attribute, spec]) => `  /** ${spec.doc} */\n  '${attribute}'?: ${attributeType(spec)} | undefined;`)
  .join('\n')}
}
`;
}

/** The type of an attribute in JSX: a list of tokens is a string. */
function attributeType(spec: DocumentedAttribute): string {
  return spec.type.startsWith('Array<') ? 'string' : typeOf(spec);
}
