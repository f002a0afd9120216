import { type AttributeSpec, type AttributeTable, propertyName, readFlag } from './attributes.ts';
import { once, warn } from './log.ts';
import { scriptDefault } from './script-tag.ts';

/** A value set by property: it wins until the attribute is next touched. `DEFAULT` is what `null` asks for. */
type PropertyOverride = { readonly value: unknown } | 'DEFAULT';

/**
 * Reads the attributes of one element by its table: the tag's own, else the script's `data-*`, else the default; a
 * property set later wins over the attribute, and the other way round.
 */
export class AttributeReader {
  readonly #host: Element;
  readonly #table: AttributeTable;
  readonly #overrides = new Map<string, PropertyOverride>();

  constructor(host: Element, table: AttributeTable) {
    this.#host = host;
    this.#table = table;
  }

  /** The attribute was set, changed or removed: it is the later word now. */
  noteAttribute(attribute: string): void {
    this.#overrides.delete(attribute);
  }

  /** The property was set: it is the later word now. `null` and `undefined` ask for the default. */
  noteProperty(attribute: string, value: unknown): void {
    this.#overrides.set(attribute, value === null || value === undefined ? 'DEFAULT' : { value });
  }

  /** The value in force. */
  read(attribute: string): unknown {
    const spec = this.#table[attribute];
    if (!spec) return undefined;
    const override = this.#overrides.get(attribute);
    if (override === 'DEFAULT') return this.#byDefault(attribute, spec);
    if (override) return this.#fromProperty(attribute, spec, override.value);
    const raw = this.#host.getAttribute(attribute);
    return raw === null ? this.#byDefault(attribute, spec) : this.#fromText(attribute, spec, raw);
  }

  /** All values in force, under the properties' names. */
  readAll(): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const attribute of Object.keys(this.#table)) values[propertyName(attribute)] = this.read(attribute);
    return values;
  }

  #fromProperty(attribute: string, spec: AttributeSpec<unknown>, value: unknown): unknown {
    if (spec.boolean) return typeof value === 'string' ? value !== '' && readFlag(value) : Boolean(value);
    return this.#fromText(attribute, spec, Array.isArray(value) ? value.join(' ') : String(value));
  }

  #fromText(attribute: string, spec: AttributeSpec<unknown>, raw: string): unknown {
    const name = `<${this.#host.localName}>: ${attribute}`;
    return readText(spec, raw, name) ?? this.#byDefault(attribute, spec);
  }

  #byDefault(attribute: string, spec: AttributeSpec<unknown>): unknown {
    const raw = scriptDefault(attribute);
    const value = raw === null ? undefined : readText(spec, raw, `the script tag: data-${attribute}`);
    return value ?? spec.defaultValue();
  }
}

/** @returns the value that a text stands for; `undefined` for an empty one and, after a warning, for an unknown one */
function readText(spec: AttributeSpec<unknown>, raw: string, name: string): unknown {
  if (spec.boolean) return readFlag(raw);
  const trimmed = raw.trim();
  if (trimmed === '') return undefined;
  const value = spec.parse(trimmed);
  if (value === undefined) {
    once(warn, `${name}="${trimmed}" is not known, so the default is used. Allowed: ${spec.allowed}.`);
  }
  return value;
}
