import { isNearViewport } from '../../page/near-viewport.ts';
import { type Idle, idle, nextTask, rendered } from '../../page/tasks.ts';
import type { Chunk } from './chunks.ts';

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
  /** Mounts the widget; resolves when the widget is in the DOM, or has failed. */
  readonly mount: () => Promise<void>;
}

/** How far beyond the edge of the viewport a widget is mounted before the browser is idle, as a share of the viewport's size. */
const NEAR = 0.5;

/**
 * How many elements show something new in one task. Before they show anything elements have no height, so that all of a
 * page can be near the viewport at first.
 */
const MOST_PAINTS = 3;

/** In the order in which the page connected them. */
const waiting = new Set<MountJob>();
const near = new Set<MountJob>();
const evaluated = new Set<Chunk>();
/** An element that shows something new, which the browser has not painted yet. */
let painted: MountJob | undefined;
let observer: IntersectionObserver | undefined;
/** Whether the elements of the page's HTML were looked for, see `showFirst`. */
let hasLooked = false;
let isRunning = false;
/** The wait for the idle browser, which ends when an element comes near the viewport. */
let rest: Idle | undefined;
/** The wait for the element that is being mounted or painted. */
let current: Idle | undefined;

/**
 * Mounts a widget when it comes near the viewport, or else when the browser is idle: one after another, in the order of the
 * page, each in tasks of its own, so that the page answers a visitor in between.
 *
 * @returns the function that ends it, to be called when the element leaves
 */
export function whenNeeded(job: MountJob): () => void {
  observer ??= new IntersectionObserver(noteNear, { rootMargin: `${100 * NEAR}%` });
  observer.observe(job.element);
  waiting.add(job);
  void showFirst();
  void run();
  return () => {
    forget(job);
    // Nothing waits for an element that has left. For one that is still there, its turn comes sooner.
    rest?.finish();
    current?.finish();
  };
}

function forget(job: MountJob): void {
  waiting.delete(job);
  near.delete(job);
  if (painted === job) painted = undefined;
  observer?.unobserve(job.element);
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
  painted ??= Array.from(waiting).find((job) => isNearViewport(job.element, NEAR) && job.paint());
}

function noteNear(entries: readonly IntersectionObserverEntry[]): void {
  const isNear = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]));
  for (const job of waiting) {
    if (isNear.get(job.element) === true) near.add(job);
    if (isNear.get(job.element) === false) near.delete(job);
  }
  for (const job of Array.from(near).slice(0, MOST_PAINTS)) if (job.paint()) painted = job;
  if (near.size > 0) rest?.finish();
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  while (waiting.size > 0) {
    if (near.size === 0) {
      rest = idle(0);
      await rest.reached;
      rest = undefined;
    }
    const [job] = near.size > 0 ? Array.from(waiting).filter((each) => near.has(each)) : waiting;
    if (job) await start(job);
  }
  isRunning = false;
}

async function start(job: MountJob): Promise<void> {
  // Chunks are not evaluated before the browser has painted what shows without them.
  if (painted) await shown(painted);
  painted = undefined;
  // Files are asked for in parallel. In the one script nothing has to be asked for, and each chunk is evaluated in its turn.
  if (__MODULES__) for (const chunk of job.chunks) void chunk().catch(() => undefined);
  for (const chunk of job.chunks) {
    if (!evaluated.has(chunk)) await nextTask();
    // A failing chunk fails again where the element needs it, and is reported there.
    await chunk().catch(() => undefined);
    evaluated.add(chunk);
  }
  await nextTask();
  const isNear = near.has(job);
  if (!waiting.has(job) || (near.size > 0 && !isNear)) return;
  forget(job);
  await orIdle(job.mount());
  // What is on the screen first should be painted before anything else begins.
  if (isNear) await shown(job);
}

/** Waits until the browser has painted an element; not in a page that nobody sees. */
async function shown({ element }: MountJob): Promise<void> {
  if (element.isConnected && document.visibilityState !== 'hidden') await orIdle(rendered(element));
}

/** Waits for something that may never come. */
async function orIdle(awaited: Promise<void>): Promise<void> {
  const wait = idle();
  current = wait;
  await Promise.race([awaited, wait.reached]);
  wait.finish();
  current = undefined;
}
