import type { FormTag, Step, Way } from '../steps.ts';
import type { TagName, WalkPage } from './page-kit.ts';

// Each of these runs in the page, so it uses nothing from outside.

/** Presses the submit button of a form twice within one task. */
export function clickTwice({ walk }: WalkPage, form: FormTag): void {
  const button = walk.find(form, 'form [type=submit]');
  button?.focus();
  button?.click();
  button?.click();
}

/** Moves a tag within the page in one task. */
export function moveTag({ walk }: WalkPage, [name, place, way]: readonly [TagName, string, Way]): void {
  const tag = walk.tags[name];
  const target = document.getElementById(place) as HTMLElement & { moveBefore(node: Node, before: Node | null): void };
  if (way === 'moveBefore') target.moveBefore(tag, null);
  else {
    if (way === 'another document') document.implementation.createHTMLDocument().body.append(tag);
    target.append(tag);
  }
}

/** Tells the page that it was hidden, went offline or was frozen. */
export function changeState(_page: unknown, state: Extract<Step, { do: 'page is' }>['state']): void {
  const override = (target: object, name: string, value: unknown): void => {
    Object.defineProperty(target, name, { configurable: true, get: () => value });
  };
  if (state === 'frozen and restored') {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  } else if (state === 'online' || state === 'offline') {
    override(navigator, 'onLine', state === 'online');
    dispatchEvent(new Event(state));
  } else {
    override(document, 'visibilityState', state);
    override(document, 'hidden', state === 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  }
}
