import { type AttributeSpec, propertyName } from '../embed/element/declare/attributes.ts';
import type { WidgetDeclaration } from '../embed/element/declare/declaration.ts';
import { inWords } from '../embed/log.ts';
import { HIDDEN } from './mask.ts';

type Source = Trace['source'] | 'placeholder' | 'script inside' | `cookie ${string}`;

/** An attribute as a widget understands it. */
export interface Understood {
  readonly name: string;
  /** The value in words; never that of a key. */
  readonly value: string;
  readonly source: Source;
  /** What the tag says and the widget does not use, in words. */
  readonly refused: string | undefined;
}

/** The attributes whose values are secret. */
const KEYS: readonly string[] = ['api-key'];

/**
 * Asks an element of the script for all its attributes. The element itself reads them, so that nothing is interpreted
 * twice; the source is seen from the steps that it takes.
 *
 * @param where the tag of the script, which may have defaults; whether the attributes were copied from a placeholder
 */
export function understood(
  element: Element,
  { attributes }: Pick<WidgetDeclaration, 'attributes'>,
  where: { readonly script: Element | undefined; readonly inPlaceholder: boolean },
): readonly Understood[] {
  return Object.entries(attributes).map(([name, spec]) => {
    const byScript = where.script?.getAttribute(`data-${name}`)?.trim();
    const { value, source, refused } = trace(element, name, spec, byScript);
    return {
      name,
      value: KEYS.includes(name) ? hiddenKey(value) : inText(value),
      source: source === 'attribute' && where.inPlaceholder ? 'placeholder' : source,
      refused: refused === undefined ? undefined : KEYS.includes(name) ? HIDDEN : inWords(refused),
    };
  });
}

interface Trace {
  readonly value: unknown;
  readonly source: 'attribute' | 'property' | 'script tag' | 'default';
  /** What the attribute or the property says, and the element does not use. */
  readonly refused: string | undefined;
}

/**
 * Reads one attribute by the property of its name. The element looks at its attribute unless the property was set later,
 * then at the script tag, then at the default, and each text that it finds goes through the parser.
 */
function trace(element: Element, name: string, spec: AttributeSpec<unknown>, byScript: string | undefined): Trace {
  let readsAttribute = false;
  let usesDefault = false;
  const parsed: string[] = [];
  const { parse, defaultValue } = spec;
  const ends = [
    shadow(element, 'getAttribute', (asked: string) => {
      readsAttribute ||= asked === name;
      return attributeOf(element, asked);
    }),
    shadow(spec, 'parse', (raw: string) => {
      parsed.push(raw);
      return parse.call(spec, raw);
    }),
    shadow(spec, 'defaultValue', () => {
      usesDefault = true;
      return defaultValue.call(spec);
    }),
  ];
  try {
    const value = (element as unknown as Record<string, unknown>)[propertyName(name)];
    const written = readsAttribute ? (attributeOf(element, name)?.trim() ?? null) : undefined;
    const used = usesDefault ? 'default' : sourceOf(spec, written, parsed, byScript);
    const own = written === undefined && parsed[0] !== byScript ? parsed[0] : written;
    const isUsed = used === 'attribute' || used === 'property' || spec.boolean;
    return { value, source: used, refused: isUsed || !own ? undefined : own };
  } finally {
    for (const end of ends) end();
  }
}

/**
 * @param written the text of the attribute, `null` without one; `undefined` if the element did not look at it
 * @param parsed the texts that were parsed until one was accepted
 */
function sourceOf(
  { boolean }: AttributeSpec<unknown>,
  written: string | null | undefined,
  parsed: readonly string[],
  byScript: string | undefined,
): Trace['source'] {
  if (written === undefined && boolean) return 'property';
  if (written === undefined) return parsed.length > 1 || parsed[0] === byScript ? 'script tag' : 'property';
  if (boolean) return written === null ? 'script tag' : 'attribute';
  return written && parsed.length === 1 ? 'attribute' : 'script tag';
}

function attributeOf(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

/** Replaces a method of one object; the returned function ends it. */
function shadow<Target extends object>(target: Target, name: keyof Target & string, method: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, enumerable: true, value: method });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

function hiddenKey(value: unknown): string {
  return value === '' ? 'none' : `${HIDDEN} (set, not shown)`;
}

function inText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.length > 0 ? value.join(' ') : 'none';
  return typeof value === 'string' || typeof value === 'number' ? inWords(`${value}`) || 'none' : 'none';
}
