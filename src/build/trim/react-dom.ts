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
  ],
  values: [
    // The page's developer tools know React's records by the names that the build shortens.
    ['"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__', 'false'],
    [/\binjectedHook &&/g, 'false &&'],
  ],
  assignments: /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./,
};

/** Looks for the page's developer tools. */
export const REACT_DOM_ENTRIES: Trim = { file: /\/react-dom\/(?:client|index)\.js$/, functions: ['checkDCE'] };
