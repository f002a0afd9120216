import { FORMIK } from './formik.ts';
import { I18NEXT, REACT_I18NEXT } from './i18next.ts';
import type { Pieces } from './pieces.ts';
import {
  CHILDREN,
  DOCUMENT_RESOURCES,
  ELEMENTS,
  FORM_ACTIONS,
  FRAGMENT_REFS,
  HOOKS_AND_LIFECYCLES,
  PROMISES_AND_STACKS,
  PROPERTIES,
  REACT,
  SELECTION,
  UNUSED_KINDS,
  VIEW_TRANSITIONS,
} from './react-dom.ts';
import { UNUSED_EVENTS } from './react-dom-events.ts';
import { YUP } from './yup.ts';

/** A part of a dependency that is not in the script. */
interface Cut {
  readonly file: RegExp;
  readonly what: string;
  /** Why it is never run. */
  readonly because: string;
  /** How much larger the script of all sites is without this cut alone, in bytes with brotli 11. */
  readonly saves: number;
  /** The test that fails when it is needed. The build fails when it is no longer there. */
  readonly noticedBy: string;
  readonly pieces: Pieces;
}

const REACT_DOM = /\/react-dom-client\.production\.js$/;
const SOURCES = 'src/build/dependencies/cuts.test.ts: what is left out of React';
const ALL_SIGN_UPS = 'src/build/dependencies/cuts.test.ts: checks and cleans every sign-up as the whole of it does';

/** Everything that is left out of dependencies. What counts is the sum: a row has to earn its place by its bytes per line. */
export const CUTS: readonly Cut[] = [
  {
    file: REACT_DOM,
    what: 'the treatment of kinds of components',
    because: 'no component is a portal, a boundary of Suspense, lazy, or of the other kinds in the list',
    saves: 6729,
    noticedBy: SOURCES,
    pieces: UNUSED_KINDS,
  },
  {
    file: REACT_DOM,
    what: 'view transitions',
    because: 'no component renders `<ViewTransition>`',
    saves: 4572,
    noticedBy: SOURCES,
    pieces: VIEW_TRANSITIONS,
  },
  {
    file: REACT_DOM,
    what: 'references to fragments',
    because: 'no component passes `ref` to a `<Fragment>`',
    saves: 2184,
    noticedBy: SOURCES,
    pieces: FRAGMENT_REFS,
  },
  {
    file: REACT_DOM,
    what: 'elements for the head of a page',
    because: 'no component renders `<link>`, `<style>`, `<script>`, `<meta>` or `<title>`, or calls `preload()`',
    saves: 1571,
    noticedBy: SOURCES,
    pieces: DOCUMENT_RESOURCES,
  },
  {
    file: REACT_DOM,
    what: 'events',
    because: 'no component listens to them; react-dom would listen to each at the root of each tag',
    saves: 1470,
    noticedBy: SOURCES,
    pieces: UNUSED_EVENTS,
  },
  {
    file: REACT_DOM,
    what: 'promises that components use, and stacks of components',
    because: 'no component calls `use()` or throws a promise, and nothing reads the stacks',
    saves: 1147,
    noticedBy: SOURCES,
    pieces: PROMISES_AND_STACKS,
  },
  {
    file: REACT_DOM,
    what: 'functions as the action of a form',
    because: 'no form has one, and no component calls `useActionState` or `useOptimistic`',
    saves: 1017,
    noticedBy: SOURCES,
    pieces: FORM_ACTIONS,
  },
  {
    file: REACT_DOM,
    what: 'some elements and custom ones, names of attributes, styles that are not pixels, and reports to developer tools',
    because: 'no component has them, and a page’s developer tools must not receive the values of the script',
    saves: 1569,
    noticedBy: SOURCES,
    pieces: ELEMENTS,
  },
  {
    file: REACT_DOM,
    what: 'hooks, and lifecycles and contexts of class components',
    because:
      'nothing imports the hooks, and the only class component is the boundary for errors, which has no lifecycle',
    saves: 700,
    noticedBy: SOURCES,
    pieces: HOOKS_AND_LIFECYCLES,
  },
  {
    file: REACT_DOM,
    what: 'the selection and the focus of the document, restored after a commit',
    because: 'every tree is in a shadow root, of which the document knows the host alone',
    saves: 802,
    noticedBy: 'test/embed/newsletter/keyboard.test.ts: the focus never falls to the page',
    pieces: SELECTION,
  },
  {
    file: REACT_DOM,
    what: 'its own treatment of properties',
    because: 'no component sets them',
    saves: 642,
    noticedBy: SOURCES,
    pieces: PROPERTIES,
  },
  {
    file: REACT_DOM,
    what: 'children that are iterables, promises, contexts, portals or lazy',
    because: 'all children are texts, numbers, elements, or arrays of them; others throw an error',
    saves: 546,
    noticedBy: 'test/embed/newsletter/every-state.test.ts: axe finds nothing in any state of any kind of form',
    pieces: CHILDREN,
  },
  {
    file: /\/react\/cjs\/react\.production\.js$/,
    what: 'exports',
    because: 'nothing imports them',
    saves: 997,
    noticedBy: SOURCES,
    pieces: REACT,
  },
  {
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    what: 'plurals, contexts, nesting, formats, loading of texts, fallbacks, events and warnings',
    because: 'all texts of a locale are there from the start, under flat keys, with plain placeholders',
    saves: 8898,
    noticedBy: 'src/build/dependencies/cuts.test.ts: says every text as the whole of it does',
    pieces: I18NEXT,
  },
  {
    file: /\/react-i18next\/dist\/es\/useTranslation\.js$/,
    what: 'texts that are not there yet, and warnings',
    because: 'all texts of a locale are there from the start, and the provider passes its instance',
    saves: 1008,
    noticedBy: 'src/embed/i18n/texts.test.ts: has its texts at once',
    pieces: REACT_I18NEXT,
  },
  {
    file: /\/formik\/dist\/formik\.esm\.js$/,
    what: 'its components, its handlers of events, and its own validation and submission',
    because: 'the sign-up sets values itself, checks single fields by its schema, and submits without Formik',
    saves: 3405,
    noticedBy: 'widgets/newsletter/newsletter-fields.test.tsx runs the whole of it, test/embed/newsletter what is left',
    pieces: FORMIK,
  },
  {
    file: /\/yup\/index\.esm\.js$/,
    what: 'schemas of numbers, dates and tuples, references, conditions, lists of allowed values',
    because: 'a sign-up has texts, a list and their object, and no rule depends on another field',
    saves: 5165,
    noticedBy: ALL_SIGN_UPS,
    pieces: YUP,
  },
];

/** Packages that only what is cut calls: without a use they are left out, though they do not say that they can be. */
export const WITHOUT_SIDE_EFFECTS: readonly string[] = [
  'deepmerge',
  'hoist-non-react-statics',
  'react-fast-compare',
  'tiny-case',
  'toposort',
];
