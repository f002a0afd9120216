import { UNUSED_EVENTS } from './react-dom-events.ts';
import type { Trim } from './trim.ts';

/** `<ViewTransition>`, which no component renders. */
const VIEW_TRANSITIONS = [
  'startViewTransition',
  'restoreViewTransitionName',
  'measureViewTransitionHostInstancesRecursive',
  'commitDeletedPairViewTransitions',
  'applyViewTransitionName',
  'commitExitViewTransitions',
  'measureNestedViewTransitions',
  'commitAppearingPairViewTransitions',
  'createMeasurement',
  'applyViewTransitionToHostInstancesRecursive',
  'commitEnterViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'getViewTransitionName',
  'restoreEnterOrExitViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'createViewTransitionInstance',
  'restoreNestedViewTransitions',
  'getViewTransitionClassName',
  'reportViewTransitionError',
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'pushViewTransitionCancelableScope',
  'commitAfterMutationEffectsOnFiber',
] as const;

/** `ref` of a `<Fragment>`. */
const FRAGMENT_REFS = [
  'deleteChildFromFragmentInstance',
  'commitNewChildToFragmentInstance',
  'findFragmentInstanceOrTextInstanceSiblings',
  'getParentForFragmentAncestors',
  'getFragmentParentInstanceOrContainerFiber',
  'commitFragmentInstanceInsertionEffects',
  'getFragmentInstanceOrTextInstanceSiblings',
  'blurActiveElementWithinFragment',
  'addFragmentHandleToInstance',
  'addFragmentHandleToFiber',
] as const;

/** `<link>`, `<style>`, `<script>`, `<meta>`, `<title>`, `<html>`, `<head>`, `<body>`, `preload()` and the like. */
const DOCUMENT_RESOURCES = [
  'getResource',
  'acquireResource',
  'accumulateSuspenseyCommitOnFiber',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'preconnectAs',
  'prefetchDNS',
  'preconnect',
  'preloadResource',
  'insertStylesheetIntoRoot',
  'insertStylesheet',
  'insertSuspendedStylesheets',
  'getHydratableHoistableCache',
  'resolveSingletonInstance',
  'releaseSingletonInstance',
  'commitHostSingletonAcquisition',
  'clearSingletonPreambleContribution',
  'checkIfFullyUnsuspended',
  'preloadResourceAndSuspendIfNeeded',
  'isLikelyStaticResource',
  'mountHoistable',
  'adoptPreloadPropsForScript',
  'adoptPreloadPropsForStylesheet',
  'getResourcesFromRoot',
  'createHoistableInstance',
  'stylesheetPropsFromRawProps',
] as const;

/** `<SuspenseList>`, `<Activity>`, and components that the compiler has prepared. */
const OTHER_COMPONENTS = [
  'updateSuspenseListComponent',
  'initSuspenseListRenderState',
  'cutOffTailIfNeeded',
  'updateActivityComponent',
  'retryActivityComponentWithoutHydrating',
  'mountActivityChildren',
  'commitActivityHydrationCallbacks',
  'useMemoCache',
] as const;

/** Functions as the `action` of a form, `useActionState` and `useOptimistic`. */
const FORM_ACTIONS = [
  'startTransition',
  'mountActionState',
  'dispatchActionState',
  'runActionStateAction',
  'updateActionStateImpl',
  'rerenderActionState',
  'onActionSuccess',
  'dispatchOptimisticSetState',
  'TransitionAwareHostComponent',
  'updateOptimisticImpl',
  'requestFormReset$1',
  'requestFormReset',
  'recursivelyResetForms',
] as const;

/** Custom elements as elements of React's: their properties are set otherwise. */
const CUSTOM_ELEMENTS = ['setPropOnCustomElement'] as const;

/**
 * `use()` of a promise, the stacks of components that are made for an error and that nothing here reads, and the browser's
 * sign of loading during a transition that waits for a promise.
 */
const PROMISES_AND_STACKS = [
  'useThenable',
  'getStackByFiberInDevAndProd',
  'defaultOnDefaultTransitionIndicator',
] as const;

/**
 * The kinds of components that no component of the script renders, by react-dom's numbers: portals (4), `<Profiler>` (12),
 * `<Suspense>` (13, 18, 22, 23), `lazy()` (16), `<SuspenseList>` (19), elements for the head of a page (26, 27),
 * `<ViewTransition>` (30) and `<Activity>` (31).
 */
const UNUSED_KINDS = ['4', '12', '13', '16', '18', '19', '22', '23', '26', '27', '30', '31'] as const;

/** Elements that no component of the script renders, and that react-dom treats in their own way. */
export const UNUSED_ELEMENTS = ['audio', 'embed', 'iframe', 'image', 'object', 'textarea', 'video'] as const;

/** The attributes that the script's elements have under another name in JSX, but for `className`. */
export const ALIASES = {
  htmlFor: 'for',
  strokeDasharray: 'stroke-dasharray',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
} as const;

/** What no component of the script renders or calls; a test holds the sources to it. */
export const REACT_DOM: Trim = {
  file: /\/react-dom-client\.production\.js$/,
  functions: [
    ...VIEW_TRANSITIONS,
    ...FRAGMENT_REFS,
    ...DOCUMENT_RESOURCES,
    ...OTHER_COMPONENTS,
    ...FORM_ACTIONS,
    ...CUSTOM_ELEMENTS,
    ...PROMISES_AND_STACKS,
    ...UNUSED_EVENTS.functions,
  ],
  unused: UNUSED_EVENTS.unused,
  cases: { of: /(?:^|\.)tag$/, values: [...UNUSED_KINDS, ...UNUSED_ELEMENTS] },
  values: [
    ...UNUSED_EVENTS.values,
    [/(?<=aliases = new Map\()[^)]*(?=\))/, JSON.stringify(Object.entries(ALIASES))],
    // Styles whose numbers are not pixels.
    [/new Set\(\s*"animationIterationCount [^)]*\)\s*\)/, 'new Set()'],
    // A promise that a component throws.
    [
      /null !== value &&\s+"object" === typeof value &&\s+"function" === typeof value\.then\s+\) \{\s+returnFiber/,
      'false) { returnFiber',
    ],
    // The page's developer tools know React's records by the names that the build shortens.
    ['"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__', 'false'],
    [/\binjectedHook &&/g, 'false &&'],
  ],
  assignments: /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./,
};

/** Looks for the page's developer tools. */
export const REACT_DOM_ENTRIES: Trim = { file: /\/react-dom\/(?:client|index)\.js$/, functions: ['checkDCE'] };
