import type { Pieces } from './pieces.ts';

/** `<ViewTransition>`, which no component renders. */
export const VIEW_TRANSITIONS: Pieces = {
  functions: [
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
  ],
  assignments: /^ViewTransitionPseudoElement\.prototype\./,
};

/** `ref` of a `<Fragment>`. */
export const FRAGMENT_REFS: Pieces = {
  functions: [
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
  ],
  assignments: /^FragmentInstance\.prototype\./,
};

/** `<link>`, `<style>`, `<script>`, `<meta>`, `<title>`, `<html>`, `<head>`, `<body>`, `preload()` and the like. */
export const DOCUMENT_RESOURCES: Pieces = {
  functions: [
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
  ],
};

/** Functions as the `action` of a form, `useActionState` and `useOptimistic`. */
export const FORM_ACTIONS: Pieces = {
  functions: [
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
  ],
};

/**
 * `use()` of a promise, the stacks of components that are made for an error and that nothing here reads and the browser's
 * sign of loading during a transition that waits for a promise.
 */
export const PROMISES_AND_STACKS: Pieces = {
  functions: ['useThenable', 'getStackByFiberInDevAndProd', 'defaultOnDefaultTransitionIndicator'],
  values: [
    // A promise that a component throws.
    [
      /null !== value &&\s+"object" === typeof value &&\s+"function" === typeof value\.then\s+\) \{\s+returnFiber/,
      'false) { returnFiber',
    ],
  ],
};

/**
 * The kinds of components that no component of the script renders, by react-dom's numbers: portals (4), `<Profiler>` (12),
 * `<Suspense>` (13, 18, 22, 23), `lazy()` (16), `<SuspenseList>` (19), elements for the head of a page (26, 27),
 * `<ViewTransition>` (30) and `<Activity>` (31).
 */
export const UNUSED_KINDS: Pieces = {
  cases: {
    of: /(?:^|\.)tag$/,
    values: ['4', '12', '13', '16', '18', '19', '22', '23', '26', '27', '30', '31'],
  },
};
