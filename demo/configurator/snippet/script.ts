import { originOf } from '../../../src/embed/element/declare/origin.ts';
import type { State } from '../state/state.ts';
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
  const contentSource = state.form === 'placeholder' ? state.attributes['content-src'] : undefined;
  const trusted = contentSource === undefined ? undefined : originOf(contentSource.trim());
  return elementMarkup(
    'script',
    [
      `src=${attributeText(`${address}?v=${version}`)}`,
      ...(integrity === undefined ? [] : [`integrity="${integrity}"`, 'crossorigin="anonymous"']),
      ...pageAttributes(state).map(([name, value]) => `data-${name}=${attributeText(value)}`),
      // The content of a placeholder comes from trusted origins only.
      ...(trusted === undefined ? [] : [`data-service-origins=${attributeText(trusted)}`]),
      'defer',
    ],
    [],
  );
}
