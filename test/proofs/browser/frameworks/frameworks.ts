import type { Source } from './bundle.ts';

/** A library whose page the proofs use, from the sign-up to the hundredth navigation. */
export interface Framework extends Source {
  readonly name: string;
  /** Whether its page is HTML of the server; else the library makes the tags. */
  readonly isServed?: boolean;
  /** Whether it takes an element out of the page, or hides it, and brings it back. */
  readonly keeps?: boolean;
}

/** demo/guides/content/frameworks.md lists them. */
export const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'React 19',
    page: 'react/page.jsx',
    keeps: true,
  },
  {
    name: 'React 18',
    page: 'react/page.jsx',
    aliases: { react: 'react-18', 'react-dom': 'react-dom-18' },
  },
  {
    name: 'Vue',
    page: 'vue/page.js',
    keeps: true,
  },
  {
    name: 'Turbo',
    page: 'turbo.js',
    isServed: true,
    keeps: true,
  },
];
