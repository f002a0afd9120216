import type { Pieces } from './pieces.ts';

/*
 * What is left out of react-dom, with the files of React's repository that each group comes from, and the flag of
 * packages/shared/ReactFeatureFlags.js that turns it on. `reconciler` is packages/react-reconciler/src, and `config` is
 * packages/react-dom-bindings/src/client/ReactFiberConfigDOM.js.
 *
 * When React is upgraded:
 * 1. Raise react and react-dom together. The build names the functions that are gone: remove them from their group.
 * 2. For each group, read what changed in its files. A function that keeps its name and is called in a new way is not
 *    noticed by the build, and its body is empty. New functions of the same feature belong into the group.
 * 3. Look for a feature that is new, and that no component uses: a flag that is `true` now.
 * 4. Run what HOW-IT-WORKS.md names for these packages, and write a line below.
 *
 * 19.3.1: the groups as they are.
 */

/**
 * `<ViewTransition>`, which no component renders. Flag: `enableViewTransition`. Files: ReactFiberCommitViewTransitions.js,
 * ReactFiberViewTransitionComponent.js, ReactFiberCommitWork.js and ReactFiberWorkLoop.js of the reconciler, and config.
 */
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

/**
 * `ref` of a `<Fragment>`. Flag: `enableFragmentRefs`. Files: ReactFiberCommitHostEffects.js and ReactFiberTreeReflection.js
 * of the reconciler, and config, which has the class `FragmentInstance`.
 */
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

/**
 * `<link>`, `<style>`, `<script>`, `<meta>`, `<title>`, `<html>`, `<head>`, `<body>`, `preload()` and the like. No flag:
 * config sets `supportsResources` and `supportsSingletons`. Files: config, ReactFiberCommitWork.js,
 * ReactFiberCommitHostEffects.js and ReactFiberCompleteWork.js of the reconciler.
 */
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

/**
 * Functions as the `action` of a form, `useActionState` and `useOptimistic`. No flag since React 19. Files:
 * ReactFiberHooks.js and ReactFiberCommitWork.js of the reconciler, and ReactDOMFormActions.js of packages/react-dom.
 */
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
 * `use()` of a promise, the stacks of components that are made for an error and that nothing here reads, and the browser's
 * sign of loading during a transition that waits for a promise. Flag of the last one: `enableDefaultTransitionIndicator`.
 * Files: ReactFiberHooks.js, ReactFiberThrow.js, ReactChildFiber.js and ReactFiberComponentStack.js of the reconciler, and
 * ReactDOMDefaultTransitionIndicator.js of packages/react-dom.
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
 * `<ViewTransition>` (30) and `<Activity>` (31). The numbers are in ReactWorkTags.js, the cases in ReactFiberBeginWork.js,
 * ReactFiberCompleteWork.js, ReactFiberCommitWork.js and ReactFiberUnwindWork.js of the reconciler.
 */
export const UNUSED_KINDS: Pieces = {
  cases: {
    of: /(?:^|\.)tag$/,
    values: ['4', '12', '13', '16', '18', '19', '22', '23', '26', '27', '30', '31'],
  },
};
