import type { AnyComponent, Widget } from '../declare/declaration.ts';
import { SYSTEM_CLOCK } from '../../page/clock.ts';
import type { makeTree } from './tree.ts';
import { ChunkFailure } from '../../page/chunk-failure.ts';

/** Evaluates a part of the script; repeated calls give the same module. */
export type Chunk = () => Promise<unknown>;

/** How long a file may take, in milliseconds: a connection that hangs never fails. */
const LIMIT = 15_000;

/** How long a file that failed is not requested again, in milliseconds, unless a visitor presses a button. */
const PAUSE = 60_000;

let lastRetry = -Infinity;

/** A visitor waits for the widget: files that have failed are requested again. */
export function retryFailed(): void {
  lastRetry = SYSTEM_CLOCK.monotonic();
}

/** Loads a file of the modules once: again after a failure, but not for each element that needs it. */
function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  if (!__MODULES__) return load;
  let loading: Promise<Module> | undefined;
  let failedAt = Infinity;
  return () => {
    if (failedAt < Math.max(lastRetry, SYSTEM_CLOCK.monotonic() - PAUSE)) loading = undefined;
    if (!loading) {
      failedAt = Infinity;
      loading = within(LIMIT, load());
      loading.catch(() => (failedAt = SYSTEM_CLOCK.monotonic()));
    }
    return loading;
  };
}

async function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  let cancel = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    cancel = SYSTEM_CLOCK.after(limit, () => reject(new Error(`No answer in ${limit / 1000} seconds.`)));
  });
  return Promise.race([promise, ended]).finally(cancel);
}

const loadTree = loadOnce(async () => (await import('./tree.ts')).makeTree);

/** What every widget needs, large dependencies first. */
const SHARED_CHUNKS: readonly Chunk[] = [
  loadOnce(async () => (await import('./react-root.ts')).createRoot),
  loadOnce(async () => (await import('../../i18n/texts.ts')).createTexts),
  loadTree,
];

/** What has to be evaluated before a widget is mounted. */
export interface WidgetFiles {
  /** In this order, each in a task of its own. */
  readonly chunks: readonly Chunk[];
  /** @throws ChunkFailure if a file of the modules did not load */
  readonly evaluate: () => Promise<{ makeTree: typeof makeTree; component: AnyComponent }>;
}

const known = new WeakMap<Widget, WidgetFiles>();

/** The files of a widget; `undefined` for a tag that needs no React. */
export function filesOf(widget: Widget): WidgetFiles | undefined {
  const { component, dependency } = widget;
  if (!component) return undefined;
  const files = known.get(widget) ?? makeFiles(component, dependency);
  known.set(widget, files);
  return files;
}

function makeFiles(component: () => Promise<AnyComponent>, dependency: Chunk | undefined): WidgetFiles {
  const loadComponent = loadOnce(component);
  return {
    chunks: [...SHARED_CHUNKS, ...(dependency ? [loadOnce(dependency)] : []), loadComponent],
    async evaluate() {
      try {
        const [tree, widget] = await Promise.all([loadTree(), loadComponent()]);
        return { makeTree: tree, component: widget };
      } catch (error) {
        throw __MODULES__ ? new ChunkFailure(error) : error;
      }
    },
  };
}
