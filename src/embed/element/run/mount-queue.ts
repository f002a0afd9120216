import { type Idle, idle, nextPaint, nextTask } from '../../page/tasks.ts';
import type { Chunk } from './chunks.ts';

/** An element that waits for its widget. */
export interface MountJob {
  readonly element: Element;
  /** Called when the element comes near the viewport: shows what needs no chunk, if there is such a thing. */
  readonly paint: () => boolean;
  readonly chunks: readonly Chunk[];
  /** Mounts the widget; resolves when the widget is in the DOM, has failed or has left. */
  readonly mount: () => Promise<void>;
}

/** How far beyond the viewport a widget is mounted before the browser is idle, as a share of the viewport's height. */
const NEAR = 0.5;

/** How many elements are painted in one task: before that they have no height, so all of a page can be near the viewport. */
const MOST_PAINTS = 3;

/** In the order in which the page connected the elements. */
const waiting = new Map<Element, MountJob>();
/** By element: one that failed and was changed waits with another job, where it was. */
const near = new Set<Element>();
/** Resolves when the browser has painted what shows without a chunk. */
let painted = Promise.resolve();
let observer: IntersectionObserver | undefined;
let isRunning = false;
/** The wait for the idle browser, which ends when an element comes near the viewport. */
let idleWait: Idle | undefined;

/**
 * Mounts a widget: what is near the viewport now, the rest one by one when the browser is idle, each in tasks of its own.
 * Returns the function to call when the element leaves.
 */
export function whenNeeded(job: MountJob): () => void {
  const isFirst = !observer;
  observer ??= new IntersectionObserver(noteNear, { rootMargin: `${100 * NEAR}%` });
  observer.observe(job.element);
  waiting.set(job.element, job);
  if (isFirst) void paintFirst();
  void run();
  return () => {
    forget(job);
    idleWait?.finish();
  };
}

function forget({ element }: MountJob): void {
  waiting.delete(element);
  near.delete(element);
  observer?.unobserve(element);
}

/**
 * Paints the first element near the viewport in the task after the script: the observer takes a frame. Not while the HTML
 * is being parsed, since the browser would lay the page out again and again.
 */
async function paintFirst(): Promise<void> {
  await nextTask();
  const element = document.readyState !== 'loading' && Array.from(waiting.keys()).find(isNear);
  if (element) paint(element);
}

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  // An element that is not displayed has no box, and one of no height has.
  const isDisplayed = element.getClientRects().length > 0;
  return isDisplayed && top <= window.innerHeight * (1 + NEAR) && bottom >= -window.innerHeight * NEAR;
}

function noteNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting && waiting.has(target)) near.add(target);
    else near.delete(target);
  }
  for (const element of Array.from(near).slice(0, MOST_PAINTS)) paint(element);
  if (near.size > 0) idleWait?.finish();
}

function paint(element: Element): void {
  const job = waiting.get(element);
  requestFiles(job);
  if (job?.paint()) painted = nextPaint();
}

/** Asks for all files of a widget at once, before the browser lays out what shows without them. The one script has none. */
function requestFiles(job: MountJob | undefined): void {
  if (__MODULES__) for (const chunk of job?.chunks ?? []) void chunk().catch(() => undefined);
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  while (waiting.size > 0) {
    if (near.size === 0) {
      idleWait = idle(0);
      await idleWait.reached;
    }
    const [element] = near.size > 0 ? near : waiting.keys();
    if (element) await start(element);
  }
  isRunning = false;
}

async function start(element: Element): Promise<void> {
  // Chunks are not evaluated before the browser has painted what shows without them.
  await painted;
  const job = waiting.get(element);
  requestFiles(job);
  for (const chunk of job?.chunks ?? []) {
    await nextTask();
    // A failing chunk fails again where the element needs it, and is reported there.
    await chunk().catch(() => undefined);
  }
  await nextTask();
  const isClose = near.has(element);
  if (!job || waiting.get(element) !== job || (near.size > 0 && !isClose)) return;
  forget(job);
  await job.mount();
  // What is on the screen first should be painted before anything else begins.
  if (isClose) await nextPaint();
}
