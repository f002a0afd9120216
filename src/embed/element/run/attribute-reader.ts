import {
  type AttributeSpec,
  type AttributeTable,
  LONGEST_VALUE,
  parseText,
  propertyName,
  readFlag,
} from '../declare/attributes.ts';
import { spellingsOf, writtenValue } from '../../page/written-value.ts';
import { truncate, once, warn } from '../../log.ts';
import { originOf } from '../../page/origin.ts';
import { isInPlaceholder } from '../light-dom/in-placeholder.ts';
import { scriptDefault } from '../../page/script-tag.ts';
import { trustedOrigins } from '../../page/trusted-origins.ts';

/** An element, as far as it is read; for prerendered markup there is none. */
type ReadableElement = Pick<Element, 'localName' | 'getAttribute' | 'parentElement' | 'parentNode' | 'baseURI'>;

/** What the page says beside the tag. */
interface Page {
  readonly scriptDefault: typeof scriptDefault;
  /** `undefined` where nobody knows the page. */
  readonly trustedOrigins: () => readonly string[] | undefined;
}

/**
 * Reads the attributes of one element: from the tag, else from the script tag's `data-*`, else the default. Of an
 * attribute and its property, the one that was set later takes precedence.
 */
export class AttributeReader {
  readonly #element: ReadableElement;
  readonly #table: AttributeTable;
  readonly #page: Page;
  /** The values of properties that were set later than their attributes. `null` and `undefined` mean the default. */
  readonly #properties = new Map<string, unknown>();
  /** The attributes that the upgrade is about to report: a property that was set early is newer. */
  readonly #outdated = new Set<string>();

  constructor(element: ReadableElement, table: AttributeTable, page: Page = { scriptDefault, trustedOrigins }) {
    this.#element = element;
    this.#table = table;
    this.#page = page;
  }

  /** Sets the properties again that a page set before the element was defined: they hide the accessors. */
  adoptEarlyProperties(element: Element): void {
    const bag = element as unknown as Record<string, unknown>;
    for (const attribute of Object.keys(this.#table)) {
      const names = spellingsOf(attribute).map(propertyName);
      for (const name of names.filter((each) => Object.hasOwn(bag, each))) {
        const value = bag[name];
        delete bag[name];
        bag[name] = value;
        for (const each of spellingsOf(attribute)) if (element.hasAttribute(each)) this.#outdated.add(each);
      }
    }
  }

  /** The attribute was set, changed or removed, in one of its spellings: it now takes precedence. */
  noteAttribute(spelling: string): void {
    if (this.#outdated.delete(spelling)) return;
    for (const name of Object.keys(this.#table))
      if (spellingsOf(name).includes(spelling)) this.#properties.delete(name);
  }

  /** The property was set: it now takes precedence. */
  noteProperty(attribute: string, value: unknown): void {
    this.#properties.set(attribute, value);
  }

  read(attribute: string): unknown {
    const spec = this.#table[attribute];
    if (!spec) return undefined;
    const raw = writtenValue(this.#element, attribute);
    if (spec.fromPlaceholders === false && isInPlaceholder(this.#element)) {
      const value = this.#byDefault(attribute, spec);
      const given = raw?.trim() ?? '';
      const refused = `${this.#nameOf(attribute)}="${truncate(given)}"`;
      if (given !== '' && spec.parse(given) !== value)
        once(warn, `${refused} is not read from a placeholder. Set data-${attribute} on the script tag.`);
      return value;
    }
    const property = this.#properties.get(attribute) ?? null;
    if (property !== null) return this.#fromProperty(attribute, spec, property);
    const isDefault = raw === null || this.#properties.has(attribute);
    return isDefault ? this.#byDefault(attribute, spec) : this.#fromText(attribute, spec, raw);
  }

  readAll(): Record<string, unknown> {
    const names = Object.keys(this.#table);
    return Object.fromEntries(names.map((attribute) => [propertyName(attribute), this.read(attribute)]));
  }

  /**
   * The values for what one element does for its whole page, by property name. A placeholder decides none of them, since an
   * editor or a visitor may have written it.
   */
  readAllForPage(): Record<string, unknown> {
    const inPlaceholder = isInPlaceholder(this.#element);
    const specs = Object.entries(this.#table).filter(([, { forPage }]) => forPage);
    return Object.fromEntries(
      specs.map(([attribute, spec]) => [
        propertyName(attribute),
        inPlaceholder ? this.#byDefault(attribute, spec) : this.read(attribute),
      ]),
    );
  }

  #nameOf(attribute: string): string {
    return `<${this.#element.localName}>: ${attribute}`;
  }

  #fromProperty(attribute: string, spec: AttributeSpec<unknown>, value: unknown): unknown {
    if (spec.kind === 'flag') return typeof value === 'string' ? value !== '' && readFlag(value) : Boolean(value);
    return this.#fromText(attribute, spec, Array.isArray(value) ? value.join(' ') : String(value));
  }

  #fromText(attribute: string, spec: AttributeSpec<unknown>, raw: string): unknown {
    const name = this.#nameOf(attribute);
    const value = readText(spec, raw, name, () => this.#byDefault(attribute, spec));
    const refused = typeof value === 'string' && this.#isRefused(spec, value, `${name}="${truncate(raw.trim())}"`);
    return value === undefined || refused ? this.#byDefault(attribute, spec) : value;
  }

  /** Whether a value is an address at an origin that the page does not trust. Scripts copy markup into properties, too. */
  #isRefused({ trustedOnly }: AttributeSpec<unknown>, value: string, given: string): boolean {
    if (!trustedOnly || (trustedOnly === 'in-placeholders' && !isInPlaceholder(this.#element))) return false;
    const trusted = this.#page.trustedOrigins();
    if (!trusted || trusted.includes(originOf(value, this.#element.baseURI) ?? '')) return false;
    once(
      warn,
      `${given} is not trusted, so the default is used. Trusted: ${trusted.join(', ') || 'none'}. ` +
        'To trust another origin, add it to data-service-origins on the script tag.',
    );
    return true;
  }

  #byDefault(attribute: string, spec: AttributeSpec<unknown>): unknown {
    const raw = this.#page.scriptDefault(attribute);
    if (raw === null) return spec.defaultValue();
    return readText(spec, raw, `The script tag: data-${attribute}`, spec.defaultValue) ?? spec.defaultValue();
  }
}

/** @returns the value of a text; `undefined` for the default: of an empty text and, after a warning, of an unknown one */
function readText(spec: AttributeSpec<unknown>, raw: string, name: string, byDefault: () => unknown): unknown {
  const value = parseText(spec, raw);
  const trimmed = raw.trim();
  if (value !== undefined || trimmed === '') return value;
  const allowed = trimmed.length > LONGEST_VALUE ? `at most ${LONGEST_VALUE} characters` : spec.allowed;
  const used = String(spec.ifUnknown ?? byDefault()) || 'the default';
  once(warn, `${name}="${truncate(trimmed)}" is not known, so ${used} is used. Allowed: ${allowed}.`);
  return spec.ifUnknown;
}

export interface PropertyTarget {
  readProperty(attribute: string): unknown;
  writeProperty(attribute: string, value: unknown): void;
}

/**
 * Defines an accessor in camelCase for each attribute, and one in lower case for frameworks. Properties are not reflected,
 * so that a token set by property never appears in the markup.
 */
export function defineProperties(prototype: PropertyTarget, attributes: readonly string[]): void {
  for (const attribute of attributes) {
    for (const spelling of spellingsOf(attribute)) {
      Object.defineProperty(prototype, propertyName(spelling), {
        configurable: true,
        enumerable: spelling === attribute,
        get(this: PropertyTarget) {
          return this.readProperty(attribute);
        },
        set(this: PropertyTarget, value: unknown) {
          this.writeProperty(attribute, value);
        },
      });
    }
  }
}
