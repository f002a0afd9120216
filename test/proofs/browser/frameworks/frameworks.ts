import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './bundle.ts';

/** A library whose page the proofs use, from the sign-up to the hundredth navigation. */
export interface Framework extends Source {
  readonly name: string;
  /** The package, by the name that it is installed under. */
  readonly package: string;
  /** Whether its page is HTML of the server; else the library makes the tags. */
  readonly isServed?: boolean;
  /** What changes around the tags while a visitor types. */
  readonly change: string;
  /** What takes an element out of the page, or hides it, and brings it back. */
  readonly keeps?: string;
  /** What one has to know. */
  readonly remark: string;
}

const REACT_CHANGE = 'keyed reordering, a child of the placeholder';

export const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'React 19',
    package: 'react',
    page: 'react/page.jsx',
    change: REACT_CHANGE,
    keeps: '`Activity`',
    remark: 'properties and events as in JSX; [React](react.md)',
  },
  {
    name: 'React 18',
    package: 'react-18',
    page: 'react/page.jsx',
    change: REACT_CHANGE,
    remark: 'attributes with hyphens, `class`, listeners with a ref; [React](react.md)',
    aliases: { react: 'react-18', 'react-dom': 'react-dom-18' },
  },
  {
    name: 'Vue',
    package: 'vue',
    page: 'vue/page.js',
    change: 'keyed reordering, `v-if` and text in the placeholder',
    keeps: '`KeepAlive`',
    remark: '`isCustomElement`; [Vue](vue.md)',
  },
  {
    name: 'Turbo',
    package: '@hotwired/turbo',
    page: 'turbo.js',
    isServed: true,
    change: 'a stream that morphs',
    keeps: '`data-turbo-permanent`',
    remark: 'a page that is shown from the cache of Turbo has empty fields: its copies contain no typed text',
  },
];

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const MANIFESTS = ['../../foreign/package.json', '../../../../package.json'].map(
  (path) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as Manifest,
);

/** The version of a package that the proofs install. */
export function versionOf(name: string): string {
  const [version] = MANIFESTS.flatMap(
    ({ dependencies, devDependencies }) => dependencies[name] ?? devDependencies?.[name] ?? [],
  );
  if (version === undefined) throw new Error(`No package.json installs ${name}.`);
  return version.replace(/^.*@/, '');
}
