import type { DocumentedAttribute, DocumentedWidget } from '../embed/element/declare/documented.ts';

/** An attribute as a plugin needs it for its forms, its checks and its help. */
interface PluginAttribute {
  /** The name in words. */
  readonly label: string;
  /** What the attribute does, without markup. */
  readonly doc: string;
  /** The default in words; `off` for a flag. */
  readonly default: string;
  readonly kind: 'flag' | 'choice' | 'tokens' | 'address' | 'text';
  /** The values of a choice, the words of a list of tokens. */
  readonly values?: readonly string[];
  /** Whether the author of a page may set it. The others name addresses and keys, or decide for the whole page. */
  readonly editor: boolean;
}

type PluginAttributes = Readonly<Record<string, PluginAttribute>>;

/**
 * The attributes of each tag for the plugins, made from the declarations. Under `script` are those of the script tag, where
 * each is written with `data-` and is the default for the whole page.
 */
export function pluginAttributes(widgets: readonly DocumentedWidget[]): Readonly<Record<string, PluginAttributes>> {
  const tags = widgets.map(({ tag, attributes }) => [tag, described(attributes)] as const);
  const script = Object.fromEntries(tags.flatMap(([, attributes]) => Object.entries(attributes)));
  const written = tags.map(([tag, attributes]) => [
    tag,
    WITH_SIGN_UP.includes(tag) ? { headline: HEADLINE, ...attributes } : attributes,
  ]);
  return { ...(Object.fromEntries(written) as Record<string, PluginAttributes>), script };
}

const WITH_SIGN_UP = ['shop-newsletter', 'shop-footer'];

/** Not an attribute of the tags, but the text `newsletter.title`, which editors change most often. */
const HEADLINE: PluginAttribute = {
  label: 'Headline',
  doc: 'The headline of the sign-up in this place, in place of the built-in one.',
  default: 'the built-in headline',
  kind: 'text',
  editor: true,
};

function described(attributes: DocumentedWidget['attributes']): PluginAttributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, spec]) => [name, describe(name, spec)]));
}

function describe(name: string, spec: DocumentedAttribute): PluginAttribute {
  const words = name.replaceAll('-', ' ').replace(/\b(?:api|spa)\b/, (word) => word.toUpperCase());
  return {
    // Editors choose a country, as the settings call it.
    label: name === 'site' ? 'Country' : words.charAt(0).toUpperCase() + words.slice(1),
    doc: spec.doc.replaceAll('`', ''),
    default: spec.defaultText,
    ...valuesOf(spec),
    editor: spec.trustedOnly === undefined && spec.forPage === undefined,
  };
}

/** A number is a choice, too: all of them have few values. */
function valuesOf({ kind, values, range }: DocumentedAttribute): Pick<PluginAttribute, 'kind' | 'values'> {
  if (kind !== 'number') return { kind, ...(values && { values }) };
  const { min = 0, max = 0 } = range ?? {};
  return { kind: 'choice', values: Array.from({ length: max - min + 1 }, (_, index) => String(min + index)) };
}
