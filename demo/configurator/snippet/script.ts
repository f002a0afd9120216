import { originOf } from '../../../src/embed/element/declare/origin.ts';
import type { State } from '../state/state.ts';
import { attributesOf } from '../state/tags.ts';
import { attributeText } from './escape.ts';
import { elementMarkup } from './markup.ts';
import { pageAttributes } from './parts.ts';

/** The script that a snippet names. */
export interface Release {
  /** Its address without the version. */
  readonly address: string;
  readonly version: string;
  /** Its hash; `undefined` until it is loaded. */
  readonly integrity: string | undefined;
}

/**
 * The script tag, pinned to the file of this build. The version in the address keeps a cache from answering with another
 * version, which the browser would then refuse.
 */
export function scriptMarkup(state: State, { address, version, integrity }: Release): string {
  const trusted = state.as === 'placeholder' ? originsIn(state) : [];
  return elementMarkup(
    'script',
    [
      `src=${attributeText(`${address}?v=${version}`)}`,
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
