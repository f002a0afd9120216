import { isNearViewport } from '../../page/near-viewport.ts';
import { type Idle, idle, monotonic, nextTask, rendered } from '../../page/tasks.ts';
import type { AnyComponent, Widget } from '../declare/widget.ts';

/** Evaluates a chunk of the script that was not needed before. Repeated calls give the same module. */
export type Chunk = () => Promise<unknown>;

const loadTree = async () => (await import('./tree.ts')).Tree;

/** What every widget needs, large dependencies first: each is evaluated in a task of its own. */
const SHARED_CHUNKS: readonly Chunk[] = [
  async () => (await import('./react-root.ts')).createRoot,
  async () => (await import('../../i18n/texts.ts')).createTexts,
  loadTree,
];

/** What has to be evaluated before a widget is mounted, in this order. */
export function chunksOf({ dependency, component }: Widget): readonly Chunk[] {
  return [...SHARED_CHUNKS, ...(dependency ? [dependency] : []), component];
}

/** What mounts a widget. */
export interface Evaluated {
  readonly Tree: Awaited<ReturnType<typeof loadTree>>;
  readonly component: AnyComponent;
}

/** Evaluates what is not evaluated yet. */
export async function evaluate(widget: Widget): Promise<Evaluated> {
  const [Tree, component] = await Promise.all([loadTree(), widget.component()]);
  return { Tree, component };
}

/** An element that waits for its widget. */
export interface MountJob {
  readonly element: Element;
  /**
   * Called when the element comes near the viewport: shows at once what needs no chunk.
   *
   * @returns whether there is such a thing
   */
  readonly paint: () => boolean;
  /** What has to be evaluated before the element is mounted. */
  readonly chunks: readonly Chunk[];
  /**
   * Mounts the widget; resolves when the widget is in the DOM, or has failed.
   *
   * @param atOnce whether it is rendered in this task, and not in slices between which the page can answer a visitor
   */
  readonly mount: (atOnce: boolean) => Promise<void>;
}

/** How far beyond the edge of the viewport a widget is mounted before the browser is idle, as a share of the viewport's size. */
const NEAR = 0.5;

/**
 * How many elements show something new in one task. Before they show anything elements have no height, so that all of a
 * page can be near the viewport at first.
 */
const MOST_PAINTS = 3;

/**
 * How long a task may last that mounts several elements, in milliseconds: with each frame the browser lays the whole
 * page out, so a frame for each of many elements would take twice the time. Browsers call a task long from 50 ms on.
 */
const LONGEST_TASK = 40;

/*
 * At most one of each goes on at a time. Each waits only for what is below it, so that none waits in a circle:
 *
 * | what goes on            | waits for                                                    | ends early                 |
 * | ----------------------- | ------------------------------------------------------------ | -------------------------- |
 * | `mountWhenIdle`, `rest` | the idle browser, then `running`, which it starts if need be | when the last element left |
 * | `mountNear`, `running`  | tasks, chunks, and `current` of one element after another    |                            |
 * | `orIdle`, `current`     | the mounting or the paint of an element                      | when it leaves, or at idle |
 *
 * Nobody waits for `showFirst` and `noteNear`, which show what needs no chunk.
 */

/** In the order in which the page connected them. */
const waiting = new Set<MountJob>();
const near = new Set<MountJob>();
const evaluated = new Set<Chunk>();
/** The least time that an element of a tag took to mount, in milliseconds. */
const costs = new Map<string, number>();
/** An element that shows something new, which the browser has not painted yet. */
let painted: MountJob | undefined;
let observer: IntersectionObserver | undefined;
/** Whether the elements of the page's HTML were looked for, see `showFirst`. */
let hasLooked = false;
/** Ends when no element near the viewport waits. */
let running: Promise<void> | undefined;
/** The element that is being mounted, and the wait for it. */
let current: { readonly job: MountJob; readonly wait: Idle } | undefined;
/** The wait for the turn of the other elements. */
let rest: Idle | undefined;

/**
 * Mounts a widget when it comes near the viewport or when the browser is idle. Those near the viewport come first, in
 * the order of the page, each in tasks of its own, so that the page answers a visitor in between. Of those beyond it
 * the first one of each tag is mounted in the same way, and tells how many of the others one short task has time for.
 *
 * @returns the function that ends it, to be called when the element leaves
 */
export function whenNeeded(job: MountJob): () => void {
  observer ??= new IntersectionObserver(noteNear, { rootMargin: `${100 * NEAR}%` });
  observer.observe(job.element);
  waiting.add(job);
  void showFirst();
  void mountWhenIdle();
  return () => {
    forget(job);
    if (current?.job === job) current.wait.finish();
  };
}

function forget(job: MountJob): void {
  waiting.delete(job);
  near.delete(job);
  if (painted === job) painted = undefined;
  observer?.unobserve(job.element);
  // Nothing is kept for a page whose last tag is gone.
  if (waiting.size === 0) rest?.finish();
}

/**
 * Shows the first element near the viewport without waiting for the observer, which takes a frame. Once, in the task
 * after the script: what the browser lays out for it, it would lay out for that frame. A page whose HTML is still being
 * parsed would be laid out again and again.
 */
async function showFirst(): Promise<void> {
  if (hasLooked) return;
  hasLooked = true;
  await nextTask();
  if (document.readyState === 'loading') return;
  for (const job of waiting) {
    if (isNearViewport(job.element, NEAR) && job.paint()) {
      painted = job;
      return;
    }
  }
}

function noteNear(entries: readonly IntersectionObserverEntry[]): void {
  const isNear = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]));
  for (const job of waiting) {
    if (isNear.get(job.element) === true) near.add(job);
    if (isNear.get(job.element) === false) near.delete(job);
  }
  for (const job of Array.from(near).slice(0, MOST_PAINTS)) if (job.paint()) painted = job;
  void mountNear();
}

/** @param next an element that is mounted before those near the viewport, unless some are being mounted */
function mountNear(next?: MountJob): Promise<void> {
  running ??= mountAllNear(next).finally(() => {
    running = undefined;
  });
  return running;
}

async function mountAllNear(next?: MountJob): Promise<void> {
  for (let job = next ?? first(near); job; job = first(near)) {
    await paintedAll();
    if (near.has(job) || costOf(job) > LONGEST_TASK) await start(job);
    else await mountSeveral();
  }
}

/** Mounts elements beyond the viewport in one task, as many as it has time for. */
async function mountSeveral(): Promise<void> {
  const end = monotonic() + LONGEST_TASK;
  for (let job = first(waiting); job; job = first(waiting)) {
    if (near.size > 0 || monotonic() + costOf(job) > end) return;
    await mount(job, true);
  }
}

function costOf({ element }: MountJob): number {
  return costs.get(element.localName) ?? Infinity;
}

/** Chunks are not evaluated before the browser has painted what shows without them. */
async function paintedAll(): Promise<void> {
  const job = painted;
  painted = undefined;
  if (job) await shown(job);
}

/** Goes through the other elements, one for each time that the browser is idle. */
async function mountWhenIdle(): Promise<void> {
  if (rest) return;
  while (waiting.size > 0) {
    rest = idle();
    await rest.reached;
    // The browser is idle between two tasks of the others as well.
    await (running ?? mountNear(first(waiting)));
  }
  rest = undefined;
}

function first(jobs: ReadonlySet<MountJob>): MountJob | undefined {
  for (const job of waiting) if (jobs.has(job)) return job;
  return undefined;
}

async function start(job: MountJob): Promise<void> {
  // Files are asked for in parallel. In the one script nothing has to be asked for, and each chunk is evaluated in its turn.
  if (__MODULES__) for (const chunk of job.chunks) void chunk().catch(() => undefined);
  for (const chunk of job.chunks) {
    if (!evaluated.has(chunk)) await nextTask();
    // A failing chunk fails again where the element needs it, and is reported there.
    await chunk().catch(() => undefined);
    evaluated.add(chunk);
  }
  await nextTask();
  if (!waiting.has(job)) return;
  const isNear = near.has(job);
  await mount(job, false);
  // What is on the screen first should be painted before anything else begins.
  if (isNear) await shown(job);
}

async function mount(job: MountJob, atOnce: boolean): Promise<void> {
  forget(job);
  const begun = monotonic();
  const mounted = job.mount(atOnce).then(() => {
    costs.set(job.element.localName, Math.min(costOf(job), monotonic() - begun));
  });
  await orIdle(job, mounted);
}

/** Waits until the browser has painted an element; not in a page that nobody sees. */
async function shown(job: MountJob): Promise<void> {
  if (job.element.isConnected && document.visibilityState !== 'hidden') await orIdle(job, rendered(job.element));
}

/** Waits for something that may never come. */
async function orIdle(job: MountJob, awaited: Promise<void>): Promise<void> {
  const wait = idle();
  current = { job, wait };
  await Promise.race([awaited, wait.reached]);
  wait.finish();
  current = undefined;
}
