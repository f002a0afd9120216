import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Pieces } from './pieces.ts';

/** What is never called, with what has to be read when React is upgraded. */
export const GROUPS = parse(readFileSync(join(import.meta.dirname, 'react-dom.yaml'), 'utf8')) as Readonly<
  Record<
    'viewTransitions' | 'fragmentRefs' | 'documentResources' | 'formActions' | 'promisesAndStacks' | 'elements',
    { readonly functions: readonly string[] }
  >
> & {
  readonly elements: {
    readonly names: readonly string[];
    readonly properties: readonly string[];
    readonly aliases: Readonly<Record<string, string>>;
  };
  readonly exports: { readonly names: readonly string[] };
};

export const VIEW_TRANSITIONS: Pieces = {
  functions: GROUPS.viewTransitions.functions,
  assignments: /^ViewTransitionPseudoElement\.prototype\./,
};

export const FRAGMENT_REFS: Pieces = {
  functions: GROUPS.fragmentRefs.functions,
  assignments: /^FragmentInstance\.prototype\./,
};

export const DOCUMENT_RESOURCES: Pieces = { functions: GROUPS.documentResources.functions };

export const FORM_ACTIONS: Pieces = { functions: GROUPS.formActions.functions };

export const PROMISES_AND_STACKS: Pieces = {
  functions: GROUPS.promisesAndStacks.functions,
  values: [
    // A promise that a component throws.
    [
      /null !== value &&\s+"object" === typeof value &&\s+"function" === typeof value\.then\s+\) \{\s+returnFiber/,
      'false) { returnFiber',
    ],
  ],
};

/**
 * The kinds of components that no component of the script renders, by react-dom's numbers: portals (4), `<StrictMode>` (8),
 * `<Context.Consumer>` (9), `forwardRef()` (11), `<Profiler>` (12), `<Suspense>` (13, 18, 22, 23), `lazy()` (16),
 * `<SuspenseList>` (19), `<Cache>` (24), elements for the head of a page (26, 27), `<ViewTransition>` (30) and `<Activity>` (31). The numbers are in ReactWorkTags.js, the cases in ReactFiberBeginWork.js,
 * ReactFiberCompleteWork.js, ReactFiberCommitWork.js and ReactFiberUnwindWork.js of the reconciler.
 */
export const UNUSED_KINDS: Pieces = {
  cases: {
    of: /(?:^|\.)tag$/,
    values: ['4', '8', '9', '11', '12', '13', '16', '18', '19', '22', '23', '24', '26', '27', '30', '31'],
  },
};

/** What React calls of a class component. The only one is the boundary for errors, which has none of these. */
export const LIFECYCLES =
  'UNSAFE_\\w+|component(?:Did(?:Mount|Update)|Will\\w+)|shouldComponentUpdate|getSnapshotBeforeUpdate|getDerivedStateFromProps';

/** Hooks that react does not export here (`exports` of react-dom.yaml), in react-dom's tables of hooks. */
const HOOKS =
  ' {4}use(?:InsertionEffect|DebugValue|DeferredValue|Transition|HostTransitionStatus|FormState|ActionState|Optimistic|MemoCache|CacheRefresh): ';

export const HOOKS_AND_LIFECYCLES: Pieces = {
  unused: ['classComponentUpdater'],
  values: [
    [new RegExp(`"function" === typeof \\w+\\.(?:${LIFECYCLES})\\b`, 'g'), 'false'],
    [new RegExp(`"function" !== typeof \\w+\\.(?:${LIFECYCLES})\\b`, 'g'), 'true'],
    [new RegExp(`^${HOOKS}\\w+,\\n`, 'gm'), ''],
    [new RegExp(`^${HOOKS}function \\([^)]*\\) \\{[^]*?^ {4}\\},\\n`, 'gm'), ''],
    [/\bComponent\.(?:contextType|getDerivedStateFromProps)\b/g, 'undefined'],
  ],
};

/** What no component renders or sets: elements, attributes, styles, and values for developer tools. Tests compare the sources. */
export const ELEMENTS: Pieces = {
  functions: GROUPS.elements.functions,
  cases: { of: /(?:^|\.)tag$/, values: GROUPS.elements.names },
  values: [
    [/(?<=aliases = new Map\()[^)]*(?=\))/, JSON.stringify(Object.entries(GROUPS.elements.aliases))],
    // Styles whose numbers are not pixels.
    [/new Set\(\s*"animationIterationCount [^)]*\)\s*\)/, 'new Set()'],
    ['"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__', 'false'],
    [/\binjectedHook &&/g, 'false &&'],
  ],
};

/** What `setProp` of ReactDOMComponent.js does for properties that no component sets. */
export const PROPERTIES: Pieces = { cases: { of: /^key$/, values: GROUPS.elements.properties } };

/** Children that are neither texts, numbers, elements nor arrays of them: ReactChildFiber.js. */
export const CHILDREN: Pieces = {
  values: [
    [/getIteratorFn\(newChild\)/g, 'false'],
    ['"function" === typeof newChild.then', 'false'],
    ['newChild.$$typeof === REACT_CONTEXT_TYPE', 'false'],
    [/case REACT_(?:LAZY|PORTAL)_TYPE:\s+return \([^;]*;/g, ''],
  ],
};

/** The selection that React restores after a commit, and the focus of the document: ReactInputSelection.js. */
export const SELECTION: Pieces = {
  values: [
    ['if (hasSelectionCapabilities(root)) {', 'if (false) {'],
    ['curFocusedElem !== priorFocusedElem &&', 'false &&'],
  ],
};

/** What only components, elements and hooks need that no component has. */
export const REACT: Pieces = {
  assignments: new RegExp(
    `^(?:exports\\.(?:${GROUPS.exports.names.join('|')})|Component\\.prototype\\.(?:setState|forceUpdate)|pureComponent\\w+\\.\\w+)$`,
  ),
  calls: /^assign$/,
  unused: ['pureComponentPrototype'],
};
