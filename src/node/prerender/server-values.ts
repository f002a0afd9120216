import type { AttributeSpec, AttributeTable } from '../../embed/element/declare/attributes.ts';
import { readOrigin } from '../../embed/page/origin.ts';
import { AttributeReader } from '../../embed/element/run/attribute-reader.ts';

/** What the attributes of a tag default to where there is no page. */
export interface ServerDefaults {
  readonly platform: string;
  readonly serviceBase: string;
  /** The `data-*` attributes of the script tag, without `data-`. */
  readonly script: Readonly<Record<string, string>>;
}

/**
 * The values of a tag's attributes by property name, as its element will read them. Addresses are not checked for being
 * trusted: only the page knows whom it trusts, and its element ignores the markup if the values differ.
 */
export function readServerValues(
  tag: string,
  table: AttributeTable,
  attributes: Readonly<Record<string, string>>,
  defaults: ServerDefaults,
): Record<string, unknown> {
  const element = {
    localName: tag,
    parentElement: null,
    parentNode: null,
    baseURI: '',
    getAttribute: (name: string) => attributes[name] ?? null,
  };
  const specs = Object.entries(table).map(([name, spec]) => [name, withoutPage(name, spec, defaults)] as const);
  const page = { scriptDefault: (name: string) => defaults.script[name] ?? null, trustedOrigins: () => undefined };
  return new AttributeReader(element, Object.fromEntries(specs), page).readAll();
}

/** The two attributes whose defaults are read from the page. */
function withoutPage(
  name: string,
  spec: AttributeSpec<unknown>,
  { platform, serviceBase }: ServerDefaults,
): AttributeSpec<unknown> {
  if (name === 'platform') return { ...spec, defaultValue: () => platform };
  if (name !== 'service-base') return spec;
  return { ...spec, defaultValue: () => serviceBase, parse: (raw) => readOrigin(raw, serviceBase || undefined) };
}
