import { type Idle, idle, nextPaint, nextTask } from '../../page/tasks.ts';
import type { Chunk } from './chunks.ts';

/** An element that is on the page and not mounted. */
export interface MountJob {
  readonly element: Element;
  /** Shows what needs no chunk; returns whether that is right, so that nothing has to be mounted yet. */
  readonly paint: () => boolean;
  readonly chunks: readonly Chunk[];
  /** Mounts the widget; resolves when the widget is in the DOM, has failed or has left. */
  readonly mount: () => Promise<void>;
}

/** The place of an element in the queue. */
export interface Place {
  /** Mounts the widget: `now` if a visitor waits for it, else when it is near the viewport or the browser is idle. */
  need(now: boolean): void;
  leave(): void;
}

/** How far beyond the viewport a widget is painted before the browser is idle, as a share of the viewport's height. */
const NEAR = 0.5;

/** How many elements are painted in one task: before that they have no height, so all of a page can be near the viewport. */
const MOST_PAINTS = 3;

/** What an element waits for: its first paint, to come near the viewport, or its mount. */
type Wait = 'paint' | 'nearness' | 'mount' | 'mount now';

interface Entry {
  readonly job: MountJob;
  wait: Wait;
  isNear: boolean;
  isPainted: boolean;
}

/** In the order in which the page connected the elements. */
const entries = new Map<Element, Entry>();
/** Resolves when the browser has painted what shows without a chunk. */
let painted = Promise.resolve();
let observer: IntersectionObserver | undefined;
let isRunning = false;
/** The wait for the idle browser, which ends when an element has to be painted or mounted at once. */
let idleWait: Idle | undefined;

/**
 * Paints a widget: near the viewport now, else when the browser is idle. Mounts it if there is no first paint and it is near
 * the viewport, or if it is needed, each in tasks of its own.
 */
export function enqueue(job: MountJob): Place {
  const isFirst = !observer;
  observer ??= new IntersectionObserver(noteNear, { rootMargin: `${100 * NEAR}%` });
  const entry: Entry = { job, wait: 'paint', isNear: false, isPainted: false };
  const add = (): void => {
    entries.set(job.element, entry);
    observer?.observe(job.element);
    void run();
  };
  add();
  if (isFirst) void paintFirst();
  return {
    need(now) {
      entry.wait = now ? 'mount now' : 'mount';
      add();
      if (now) idleWait?.finish();
    },
    leave() {
      if (entries.get(job.element) === entry) forget(entry);
      idleWait?.finish();
    },
  };
}

function forget({ job: { element } }: Entry): void {
  entries.delete(element);
  observer?.unobserve(element);
}

/**
 * Paints the first element near the viewport in the task after the script: the observer takes a frame. Not while the HTML
 * is being parsed, since the browser would lay the page out again and again.
 */
async function paintFirst(): Promise<void> {
  await nextTask();
  const first =
    document.readyState !== 'loading' && Array.from(entries.values()).find(({ job }) => isNearView(job.element));
  if (first) paint(first);
}

function isNearView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  // An element that is not displayed has no box, and one of no height has.
  const isDisplayed = element.getClientRects().length > 0;
  return isDisplayed && top <= window.innerHeight * (1 + NEAR) && bottom >= -window.innerHeight * NEAR;
}

function noteNear(changes: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of changes) {
    const entry = entries.get(target);
    if (!entry) continue;
    entry.isNear = isIntersecting;
    if (isIntersecting && entry.wait === 'nearness') entry.wait = 'mount';
  }
  const near = Array.from(entries.values()).filter((entry) => entry.isNear);
  for (const entry of near.filter(({ wait }) => wait === 'paint').slice(0, MOST_PAINTS)) paint(entry);
  if (near.length > 0) idleWait?.finish();
  void run();
}

/** Shows what needs no chunk. Without a right first paint, the widget is mounted as soon as it is near the viewport. */
function paint(entry: Entry): void {
  const { job } = entry;
  entry.isPainted = true;
  const isRight = job.paint();
  if (isRight) painted = nextPaint();
  // By now the element may have left, or be needed.
  if (entry.wait !== 'paint' || entries.get(job.element) !== entry) return;
  if (isRight) forget(entry);
  else entry.wait = entry.isNear ? 'mount' : 'nearness';
  if (entry.wait === 'mount') requestFiles(job);
}

/** Asks for all files of a widget at once. The one script has none. */
function requestFiles(job: MountJob): void {
  if (__MODULES__) for (const chunk of job.chunks) void chunk().catch(() => undefined);
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (let entry = next(); entry; entry = next()) {
    if (!isSoon(entry)) {
      idleWait = idle(0);
      await idleWait.reached;
      entry = next();
    }
    if (entry?.wait === 'paint') await paintApart(entry);
    else if (entry) await mount(entry);
  }
  isRunning = false;
}

/** What is to be done next. An element that waits to come near the viewport holds nothing up. */
function next(): Entry | undefined {
  const waiting = Array.from(entries.values()).filter(({ wait }) => wait !== 'nearness');
  return (
    waiting.find(({ wait }) => wait === 'mount now') ??
    waiting.find(({ isNear, wait }) => isNear && wait === 'mount') ??
    waiting.find(({ isNear }) => isNear) ??
    waiting.find(({ wait }) => wait === 'paint') ??
    waiting[0]
  );
}

function isSoon({ isNear, wait }: Entry): boolean {
  return isNear || wait === 'mount now';
}

async function paintApart(entry: Entry): Promise<void> {
  paint(entry);
  // What has got its height may have moved the others away from the viewport.
  await (entry.isNear ? nextPaint() : nextTask());
}

async function mount(entry: Entry): Promise<void> {
  const { job } = entry;
  if (!entry.isPainted) paint(entry);
  requestFiles(job);
  // Chunks are not evaluated before the browser has painted what shows without them.
  await painted;
  for (const chunk of job.chunks) {
    await nextTask();
    // A failing chunk fails again where the element needs it, and is reported there.
    await chunk().catch(() => undefined);
  }
  await nextTask();
  const isCurrent = entries.get(job.element) === entry;
  const isOvertaken = !isSoon(entry) && Array.from(entries.values()).some(isSoon);
  if (!isCurrent || isOvertaken) return;
  forget(entry);
  await job.mount();
  // What is on the screen first should be painted before anything else begins.
  if (entry.isNear) await nextPaint();
}
