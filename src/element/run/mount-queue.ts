import { idle, nextTask, rendered } from '../../page/tasks.ts';

/** Evaluates a part of the script that was not needed before. Repeated calls give the same module. */
export type Part = () => Promise<unknown>;

/** An element that waits for its widget. */
export interface MountJob {
  readonly element: Element;
  /** What has to be evaluated before the element is mounted. */
  readonly parts: readonly Part[];
  /** Mounts the widget; resolves when the widget is in the DOM, or has failed. */
  readonly mount: () => Promise<void>;
}

/** How far beyond the edge of the window a widget is mounted before the browser is idle: half a window. */
const NEAR = '50%';

/** In the order in which the page connected them. */
const waiting = new Set<MountJob>();
const near = new Set<MountJob>();
const evaluated = new Set<Part>();
let observer: IntersectionObserver | undefined;
/** Ends when no element near the window waits. */
let running: Promise<void> | undefined;
let isWaitingForIdle = false;

/**
 * Mounts a widget when it comes near the window or when the browser is idle: one at a time, each in tasks of its own,
 * so that the page answers a visitor in between. Those near the window come first, in the order of the page.
 *
 * @returns the function that cancels it
 */
export function whenNeeded(job: MountJob): () => void {
  waiting.add(job);
  observer ??= new IntersectionObserver(noteNear, { rootMargin: NEAR });
  observer.observe(job.element);
  void mountWhenIdle();
  return () => forget(job);
}

function forget(job: MountJob): void {
  waiting.delete(job);
  near.delete(job);
  observer?.unobserve(job.element);
}

function noteNear(entries: readonly IntersectionObserverEntry[]): void {
  const seen = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
  for (const job of waiting) if (seen.has(job.element)) near.add(job);
  void mountNear();
}

function mountNear(): Promise<void> {
  running ??= mountAll(near).finally(() => {
    running = undefined;
  });
  return running;
}

async function mountAll(jobs: ReadonlySet<MountJob>): Promise<void> {
  for (let job = first(jobs); job; job = first(jobs)) await start(job);
}

/** Goes through the other elements, one for each time that the browser is idle. */
async function mountWhenIdle(): Promise<void> {
  if (isWaitingForIdle) return;
  isWaitingForIdle = true;
  while (waiting.size > 0) {
    await idle();
    // The browser is idle between two tasks of the others as well.
    if (running) await running;
    else await mountOne();
  }
  isWaitingForIdle = false;
}

async function mountOne(): Promise<void> {
  const job = first(waiting);
  if (job) near.add(job);
  await mountNear();
}

function first(jobs: ReadonlySet<MountJob>): MountJob | undefined {
  for (const job of waiting) if (jobs.has(job)) return job;
  return undefined;
}

async function start(job: MountJob): Promise<void> {
  for (const part of job.parts) {
    if (!evaluated.has(part)) await nextTask();
    // A part that fails fails again where the element needs it, and is reported there.
    await part().catch(() => undefined);
    evaluated.add(part);
  }
  await nextTask();
  if (!waiting.has(job)) return;
  forget(job);
  await Promise.race([job.mount(), idle()]);
  // What is on the screen first should be painted before anything else begins.
  if (document.visibilityState !== 'hidden') await Promise.race([rendered(job.element), idle()]);
}
