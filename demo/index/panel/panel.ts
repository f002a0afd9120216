import { h } from '../h.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { backendGroup } from './groups/backend.ts';
import { customerGroup } from './groups/customer.ts';
import { eventLog } from './groups/event-log.ts';
import { settingsGroup } from './groups/settings.ts';
import { staffGroup } from './groups/staff.ts';

/** Minimum width at which the panel is docked beside the page and initially open. */
const DOCKED = '(min-width: 1280px)';

/** Fills the panel: the event log at once, since it listens from the start, the other groups when it opens. */
export function buildPanel(place: HTMLElement, settings: SettingsStore): void {
  const region = h('p', { class: 'visually-hidden', role: 'status' });
  // A repeated message is announced again.
  const announce = (message: string): void => {
    region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  };
  const groups = h('div', { class: 'panel-scroll' });
  const foot = h('div', { class: 'panel-foot' }, eventLog());
  const body = h('div', { class: 'panel-body', id: 'panel-body' }, groups, foot);
  const toggle = h(
    'button',
    { type: 'button', class: 'panel-toggle', 'aria-controls': 'panel-body' },
    'Integrator’s panel',
  );
  const show = (open: boolean): void => {
    if (open && groups.childElementCount === 0)
      groups.append(settingsGroup(settings), customerGroup(announce), staffGroup(announce), backendGroup(announce));
    body.hidden = !open;
    toggle.setAttribute('aria-expanded', String(open));
    place.toggleAttribute('data-open', open);
  };
  toggle.addEventListener('click', () => show(body.hidden !== false));
  place.append(h('h2', { class: 'panel-title' }, toggle), body, region);
  show(matchMedia(DOCKED).matches);
}
