import { originOf } from '../../../src/embed/element/declare/origin.ts';
import type { State } from '../state/state.ts';
import { attributeText } from './escape.ts';
import { elementMarkup } from './markup.ts';
import { originIn, pageAttributes } from './parts.ts';

/** `dist/integrity.json`: what the build has made. */
export interface Release {
  readonly version: string;
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly brotli: number }>>;
}

/** The address of the script: in the folder that is named, if it is one, else in the demo's own. */
export function scriptAddress({ host, file }: State, { version }: Release, demo: string): string {
  const folder = host.endsWith('/') ? host : `${host}/`;
  const isNamed = host !== '' && originOf(folder, demo) !== undefined;
  const address = new URL(file, isNamed ? new URL(folder, demo) : demo);
  address.searchParams.set('v', version);
  return address.href;
}

/**
 * The script tag, pinned to the file of this build. The version in the address keeps a cache from answering with another
 * version, which the browser would then refuse.
 *
 * @param demo the address of the demo's folder
 */
export function scriptMarkup(state: State, release: Release, demo: string): string {
  const integrity = release.files[state.file]?.integrity;
  const trusted = state.form === 'placeholder' ? originIn(state, 'content-src') : undefined;
  return elementMarkup(
    'script',
    [
      `src=${attributeText(scriptAddress(state, release, demo))}`,
      ...(integrity === undefined ? [] : [`integrity="${integrity}"`, 'crossorigin="anonymous"']),
      ...pageAttributes(state).map(([name, value]) => `data-${name}=${attributeText(value)}`),
      // The content of a placeholder comes from trusted origins only.
      ...(trusted === undefined ? [] : [`data-service-origins=${attributeText(trusted)}`]),
      'defer',
    ],
    [],
  );
}

/** The files of a release that fit a site: those of all sites, and its own. */
export function filesFor(site: string, { files }: Release): readonly string[] {
  const own = site.toLowerCase().replace('_', '-');
  return Object.keys(files).filter((file) => {
    const edition = file.replace(/^shop-widgets\.?/, '').replace(/js$/, '');
    return file.endsWith('.js') && (edition === '' || edition === `${own}.`);
  });
}

/** What the choice is called. */
export function fileLabel(file: string): string {
  return `${file} (${file === 'shop-widgets.js' ? 'all sites' : 'this site only'})`;
}
