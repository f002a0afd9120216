import { type AttributeSpec, parseText, propertyName } from '../embed/element/declare/attributes.ts';
import { spellingsOf, writtenValue } from '../embed/page/written-value.ts';
import { didYouMean } from '../embed/distance.ts';
import type { WidgetDeclaration } from '../embed/element/declare/declaration.ts';
import { truncate } from '../embed/log.ts';
import { HIDDEN } from './mask.ts';

/** An attribute as a widget understands it. */
export interface Understood {
  readonly name: string;
  /** The value in words; never that of a key. */
  readonly value: string;
  readonly source: 'attribute' | 'property' | 'script tag' | 'default' | 'placeholder';
}

type Attributes = Pick<WidgetDeclaration, 'attributes'>;

/** The attribute whose value is secret. */
const KEY = 'api-key';

/**
 * Asks an element of the script for all its attributes. The value is what the element itself reads; the source is the
 * first place whose text means this value.
 */
export function understood(
  element: Element,
  { attributes }: Attributes,
  where: { readonly script: Element | undefined; readonly inPlaceholder: boolean },
): readonly Understood[] {
  return Object.entries(attributes).map(([name, spec]) => {
    const value = (element as unknown as Record<string, unknown>)[propertyName(name)];
    const byScript = where.script ? writtenValue(where.script, name, 'data-') : null;
    const source = sourceOf(spec, value, writtenValue(element, name), byScript);
    return {
      name,
      value: name === KEY ? hiddenKey(value) : inText(value),
      source: source === 'attribute' && where.inPlaceholder ? 'placeholder' : source,
    };
  });
}

function sourceOf(spec: AttributeSpec<unknown>, value: unknown, written: string | null, byScript: string | null) {
  const isThis = (other: unknown): boolean => other !== undefined && JSON.stringify(other) === JSON.stringify(value);
  if (written !== null && isThis(valueIn(spec, written))) return 'attribute';
  if (byScript !== null && isThis(valueIn(spec, byScript))) return 'script tag';
  return isThis(spec.defaultValue()) ? 'default' : 'property';
}

/** The value that an element reads in a text; `undefined` for one that means the default. */
export function valueIn(spec: AttributeSpec<unknown>, raw: string): unknown {
  return parseText(spec, raw) ?? (raw.trim() === '' ? undefined : spec.ifUnknown);
}

function hiddenKey(value: unknown): string {
  return value === '' ? 'none' : `${HIDDEN} (set, not shown)`;
}

function inText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.length > 0 ? value.join(' ') : 'none';
  return typeof value === 'string' || typeof value === 'number' ? truncate(`${value}`) || 'none' : 'none';
}

/** Attributes that any element may have. */
const ANYWHERE =
  /^(?:id|class|style|hidden|slot|part|exportparts|lang|dir|title|role|tabindex|inert|is|nonce|translate|draggable|item\w+|xml.*|on\w+|aria-.*|data-.*)$/;

export function unknownNames(names: readonly string[], attributes: Attributes['attributes']): readonly string[] {
  const known = Object.keys(attributes).flatMap(spellingsOf);
  return names.filter((name) => !known.includes(name) && !ANYWHERE.test(name));
}

/** Attributes that mean nothing, such as misspelled ones. */
export function unknownAttributes(element: Element, { attributes }: Attributes): readonly Understood[] {
  return unknownNames(element.getAttributeNames(), attributes).map((name) => {
    const hint = didYouMean(name, Object.keys(attributes)) ?? '';
    return { name, value: `not an attribute of this tag${hint}`, source: 'attribute' };
  });
}
