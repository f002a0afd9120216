import { originOf } from '../../../src/embed/page/origin.ts';
import { modulePath, SCRIPT } from '../../../src/build/scripts.ts';
import { siteOf, type State } from '../state/state.ts';
import { attributesOf } from '../state/tags.ts';
import { attributesOn, attributeText, elementMarkup, textsOn } from './markup.ts';

interface ReleasedFile {
  readonly integrity: string;
  /** Of a module: the chunks that its tags need first. */
  readonly preload?: readonly string[];
}

export interface Release {
  readonly folder: string;
  readonly version: string;
  /** What `integrity.json` says about each file by its path; nothing until it is loaded. */
  readonly files: Readonly<Record<string, ReleasedFile>>;
}

/**
 * The script tag, pinned to the file of this build. The version in the address of the one script keeps a cache from answering
 * with another one, which the browser would refuse. Modules have no query: their chunks import the entry by its name alone.
 */
export function scriptMarkup(state: State, release: Release): string {
  const { folder, version, files } = release;
  const isModule = state.script === 'modules';
  const file = isModule ? modulePath(siteOf(state)) : SCRIPT;
  const trusted = state.as === 'placeholder' ? originsIn(state) : [];
  const script = elementMarkup(
    'script',
    [
      ...(isModule ? ['type="module"'] : []),
      `src=${attributeText(isModule ? folder + file : `${folder}${file}?v=${version}`)}`,
      ...pinned(files[file]),
      ...attributesOn('script', state).map(([name, value]) => `data-${name}=${attributeText(value)}`),
      ...textsOn('script', state),
      ...(trusted.length === 0 ? [] : [`data-service-origins=${attributeText(trusted.join(' '))}`]),
      ...(isModule ? [] : ['defer']),
    ],
    [],
  );
  return [...preloadsOf(file, release), script].join('\n');
}

function preloadsOf(file: string, { folder, files }: Release): readonly string[] {
  return (files[file]?.preload ?? []).map((chunk) => {
    const attributes = ['rel="modulepreload"', `href=${attributeText(folder + chunk)}`, ...pinned(files[chunk])];
    return `<link\n  ${attributes.join('\n  ')}\n/>`;
  });
}

function pinned(file: ReleasedFile | undefined): readonly string[] {
  return file === undefined ? [] : [`integrity="${file.integrity}"`, 'crossorigin="anonymous"'];
}

/** The origins of addresses that a placeholder may name only if the script tag trusts them. */
function originsIn({ tag, attributes }: State): readonly string[] {
  const specs = attributesOf(tag);
  const addresses = Object.entries(attributes).filter(([name]) => specs[name]?.trustedOnly === 'in-placeholders');
  return [...new Set(addresses.flatMap(([, address]) => originOf(address.trim()) ?? []))];
}
