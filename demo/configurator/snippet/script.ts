import { originOf } from '../../../src/embed/element/declare/origin.ts';
import { modulePath, SCRIPT } from '../../../src/build/scripts.ts';
import { siteOf, type State } from '../state/state.ts';
import { attributesOf } from '../state/tags.ts';
import { attributeText } from './escape.ts';
import { elementMarkup } from './markup.ts';
import { pageAttributes } from './parts.ts';

/** The scripts that a snippet may name. */
export interface Release {
  /** The address of their folder. */
  readonly folder: string;
  readonly version: string;
  /** The hash of each script by its name; none until they are loaded. */
  readonly hashes: Readonly<Record<string, string>>;
}

/**
 * The script tag, pinned to the file of this build. The version in the address keeps a cache from answering with another
 * version, which the browser would then refuse.
 */
export function scriptMarkup(state: State, { folder, version, hashes }: Release): string {
  const file = state.script === 'modules' ? modulePath(siteOf(state)) : SCRIPT;
  const integrity = hashes[file];
  const trusted = state.as === 'placeholder' ? originsIn(state) : [];
  return elementMarkup(
    'script',
    [
      `src=${attributeText(`${folder}${file}?v=${version}`)}`,
      ...(integrity === undefined ? [] : [`integrity="${integrity}"`, 'crossorigin="anonymous"']),
      ...pageAttributes(state).map(([name, value]) => `data-${name}=${attributeText(value)}`),
      ...(trusted.length === 0 ? [] : [`data-service-origins=${attributeText(trusted.join(' '))}`]),
      'defer',
    ],
    [],
  );
}

/** The origins of addresses that a placeholder may name only if the script tag trusts them. */
function originsIn({ tag, attributes }: State): readonly string[] {
  const specs = attributesOf(tag);
  const addresses = Object.entries(attributes).filter(([name]) => specs[name]?.trustedOnly === 'in-placeholders');
  return [...new Set(addresses.flatMap(([, address]) => originOf(address.trim()) ?? []))];
}
