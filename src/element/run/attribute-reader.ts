import { originOf } from '../../page/origin.ts';
import { type AttributeSpec, type AttributeTable, propertyName, readFlag } from '../declare/attributes.ts';
import { inWords, once, warn } from '../../log.ts';
import { isInPlaceholder } from '../light-dom/placeholders.ts';
import { scriptDefault } from '../declare/script-tag.ts';
import { trustedOrigins } from '../light-dom/trusted-origins.ts';

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

  /**
   * The value that counts for what one element does for its whole page. In a placeholder the script tag has the first
   * word on it: the first placeholder, which an editor or a visitor wrote, must not decide for all others.
   */
  readForPage(attribute: string): unknown {
    const spec = this.#table[attribute];
    const fromScript = spec && isInPlaceholder(this.#host) ? readFromScript(attribute, spec) : undefined;
    return fromScript ?? this.read(attribute);
  }

  /** The values that count for the whole page, under the properties' names. */
  readAllForPage(): Record<string, unknown> {
    const names = Object.keys(this.#table).filter((attribute) => this.#table[attribute]?.forPage);
    return Object.fromEntries(names.map((attribute) => [propertyName(attribute), this.readForPage(attribute)]));
  }

  #fromProperty(attribute: string, spec: AttributeSpec<unknown>, value: unknown): unknown {
    if (spec.boolean) return typeof value === 'string' ? value !== '' && readFlag(value) : Boolean(value);
    return this.#fromText(attribute, spec, Array.isArray(value) ? value.join(' ') : String(value));
  }

  #fromText(attribute: string, spec: AttributeSpec<unknown>, raw: string): unknown {
    const name = `<${this.#host.localName}>: ${attribute}`;
    const value = readText(spec, raw, name);
    const refused = typeof value === 'string' && this.#isRefused(spec, value, `${name}="${inWords(raw.trim())}"`);
    return value === undefined || refused ? this.#byDefault(attribute, spec) : value;
  }

  /**
   * Whether a value leads to an origin that the page does not trust. A property is no better than an attribute: scripts
   * of a page copy what markup says into properties.
   */
  #isRefused({ trustedOnly }: AttributeSpec<unknown>, value: string, given: string): boolean {
    if (!trustedOnly || (trustedOnly === 'in-placeholders' && !isInPlaceholder(this.#host))) return false;
    const trusted = trustedOrigins();
    if (trusted.includes(originOf(value, this.#host.baseURI) ?? '')) return false;
    once(
      warn,
      `${given} is not trusted, so the default is used. Trusted: ${trusted.join(', ') || 'none'}. ` +
        'To trust another origin, name it in data-service-origins on the script tag.',
    );
    return true;
  }

  #byDefault(attribute: string, spec: AttributeSpec<unknown>): unknown {
    return readFromScript(attribute, spec) ?? spec.defaultValue();
  }
}

function readFromScript(attribute: string, spec: AttributeSpec<unknown>): unknown {
  const raw = scriptDefault(attribute);
  return raw === null ? undefined : readText(spec, raw, `the script tag: data-${attribute}`);
}

/** @returns the value that a text stands for; `undefined` for an empty one and, after a warning, for an unknown one */
function readText(spec: AttributeSpec<unknown>, raw: string, name: string): unknown {
  if (spec.boolean) return readFlag(raw);
  const trimmed = raw.trim();
  if (trimmed === '') return undefined;
  const value = spec.parse(trimmed);
  if (value === undefined) {
    once(warn, `${name}="${inWords(trimmed)}" is not known, so the default is used. Allowed: ${spec.allowed}.`);
  }
  return value;
}
