import type { WalkRest } from './rest.ts';
import type { WalkServices } from './fake-services.ts';
import type { WalkTime } from './fake-time.ts';

/** The tags of the walk. The first two and the footer hold a sign-up. */
export const TAGS = {
  one: '<shop-newsletter origin="one"></shop-newsletter>',
  two: '<shop-newsletter origin="two" site="HU"></shop-newsletter>',
  footer: '<shop-footer origin="footer"></shop-footer>',
  preview: '<shop-preview></shop-preview>',
  session: '<shop-session></shop-session>',
} as const;

export type TagName = keyof typeof TAGS;

/** The values of a sign-up that its fields show; a field that the site hides is missing. */
export interface ShownValues {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly salutation?: string;
  readonly consent?: string;
  readonly legals?: string;
}

/** What can be seen of a tag. */
interface SeenTag {
  readonly site: string;
  /** The sign-up; missing when it is not shown. */
  readonly form?: { readonly values: ShownValues; readonly busy: boolean };
}

/** What can be seen of the page after a step. */
export interface Seen {
  /** The tags that are on the page. */
  readonly tags: Readonly<Partial<Record<TagName, SeenTag>>>;
  /** What reached `window.onerror` or was rejected without a handler, and `shop-failure` events. */
  readonly errors: readonly string[];
  /** The service calls since the last look, sorted: the browser may grant a lock sooner or later. */
  readonly calls: readonly string[];
  readonly waiting: number;
  /** The tag with the focus; `page` for the page's own controls, empty for `<body>`. */
  readonly focus: TagName | 'page' | '';
  /** The element with the focus, for people. */
  readonly focused: string;
  /** Whether the focus is in a sign-up, its messages included. */
  readonly inForm: boolean;
  readonly dialog: boolean;
}

/** A place to click at. */
export interface Target {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

interface Hands {
  readonly tags: Record<TagName, HTMLElement>;
  /** Makes a tag anew. */
  renew(tag: TagName): void;
  /** The nth element of a tag's tree that is found by the selector, shown and enabled. */
  find(tag: TagName, selector: string, index?: number): HTMLElement | undefined;
  /** Where to click at an element; `undefined` when something else lies over it. */
  aim(tag: TagName, selector: string, index?: number): Promise<Target | undefined>;
}

interface Eyes {
  look(): Seen;
  /** What the script keeps: timers, listeners, channels, locks, requests. */
  held(): Promise<string[]>;
}

/** The page as the walk's functions know it. */
export interface WalkPage {
  readonly walk: Hands & Eyes;
  readonly walkErrors: string[];
  readonly walkRest: WalkRest;
  readonly walkServices: WalkServices;
  readonly walkTime: WalkTime;
}

/** Keeps the page in its place, and writes down what went wrong on it. It runs before any script. */
export function guardPage(): void {
  const errors: string[] = [];
  Object.assign(window, { walkErrors: errors });
  addEventListener('error', ({ message }) => errors.push(`window.onerror: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled rejection: ${String(reason)}`));
  addEventListener('shop-failure', (event) =>
    errors.push(`shop-failure ${JSON.stringify((event as CustomEvent).detail)}`),
  );
  // The page follows no link, and applied settings do not reload it.
  addEventListener('click', (event) => {
    if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
  });
  addEventListener('shop-preview-apply', (event) => event.preventDefault());
  // A key that scrolls does so in the browser's own time.
  addEventListener(
    'keydown',
    (event) => {
      const pressed = event.composedPath()[0];
      const acts = pressed instanceof Element && pressed.matches('button, input, select');
      if (!acts && [' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) event.preventDefault();
    },
    { capture: true },
  );
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('closed')) } });
}

/** Gives the walk its hands in the page. It runs before any script. */
export function giveHands(markup: Readonly<Record<TagName, string>>): void {
  const page = window as unknown as WalkPage;
  const tags = {} as Record<TagName, HTMLElement>;

  const renew = (tag: TagName): void => {
    const template = document.createElement('template');
    template.innerHTML = markup[tag];
    tags[tag] = document.importNode(template.content, true).firstElementChild as HTMLElement;
  };
  const find = (tag: TagName, selector: string, index = 0): HTMLElement | undefined => {
    const found = [...(tags[tag].shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const usable = found.filter((element) => element.checkVisibility() && !element.matches(':disabled'));
    return usable[index % usable.length];
  };
  const hitAt = (x: number, y: number, root: DocumentOrShadowRoot = document): Element | null => {
    const element = root.elementFromPoint(x, y);
    return element?.shadowRoot && element.shadowRoot !== root ? (hitAt(x, y, element.shadowRoot) ?? element) : element;
  };
  const aim = async (tag: TagName, selector: string, index = 0): Promise<Target | undefined> => {
    const element = find(tag, selector, index);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await page.walkRest.settle();
    // The first box: a link may be broken into two lines.
    const box = element?.getClientRects()[0];
    if (!element || !box) return undefined;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = hitAt(x, y);
    const isHit = hit && (element.contains(hit) || hit.closest('label')?.control === element);
    return isHit ? { x, y, name: element.textContent } : undefined;
  };
  Object.assign(window, { walk: { tags, renew, find, aim } satisfies Hands });
}

/** Gives the walk its eyes in the page. It runs after `giveHands`. */
export function giveEyes(): void {
  const page = window as unknown as WalkPage;
  const { tags } = page.walk;

  const valuesOf = (form: Element): ShownValues => {
    const values: Record<string, string> = {};
    for (const name of ['email', 'firstName', 'lastName', 'salutation']) {
      const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
      if (field) values[name] = field.value;
    }
    for (const name of ['consent', 'legals']) {
      const box = form.querySelector<HTMLInputElement>(`[id$="${name}"]`);
      if (box) values[name] = box.checked ? 'yes' : '';
    }
    return values;
  };
  const lookAt = (tag: TagName): SeenTag => {
    const form = tags[tag].shadowRoot?.querySelector('form[part=form]');
    const busy = form?.querySelector('[type=submit]')?.getAttribute('aria-busy') === 'true';
    const site = (tags[tag] as HTMLElement & { site: string }).site;
    return { site, ...(form && { form: { values: valuesOf(form), busy } }) };
  };
  const focusedIn = (root: DocumentOrShadowRoot): Element | null => {
    const focused = root.activeElement;
    return focused?.shadowRoot ? (focusedIn(focused.shadowRoot) ?? focused) : focused;
  };
  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
    return `${element.localName} "${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const look = (): Seen => {
    const focused = focusedIn(document) ?? document.body;
    // With the next frame the browser takes the focus from what is disabled or hidden.
    const keeps = !focused.matches(':disabled, [inert] *') && focused.checkVisibility();
    const active = keeps ? focused : document.body;
    const onPage = (Object.keys(tags) as TagName[]).filter((tag) => tags[tag].isConnected);
    const owner = onPage.find((tag) => tags[tag].shadowRoot?.contains(active));
    return {
      errors: page.walkErrors.splice(0),
      calls: page.walkServices.takeCalls().sort(),
      waiting: page.walkServices.waiting(),
      tags: Object.fromEntries(onPage.map((tag) => [tag, lookAt(tag)])),
      focus: owner ?? (active === document.body ? '' : 'page'),
      focused: nameOf(active),
      inForm: active.closest('.offer') !== null,
      dialog: onPage.some((tag) => tags[tag].shadowRoot?.querySelector('dialog[open]')),
    };
  };
  const held = async (): Promise<string[]> => {
    const counted = [...window.leakCounter.held.keys()];
    const locks = await navigator.locks.query();
    for (const { name } of [...(locks.held ?? []), ...(locks.pending ?? [])]) counted.push(`lock ${String(name)}`);
    if (page.walkServices.waiting() > 0) counted.push('request');
    return counted;
  };
  Object.assign(page.walk, { look, held } satisfies Eyes);
}
