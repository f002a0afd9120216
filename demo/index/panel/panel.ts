import { element } from '../element.ts';
import { FOOT_GROUP, PANEL_GROUPS } from './groups.ts';
import type { PanelContext, PanelGroup } from './panel-group.ts';

/** From this width on the panel stands beside the page, and is open to begin with. */
const DOCKED = '(min-width: 1280px)';

function groupBox({ id, title, kind, build }: PanelGroup, context: PanelContext): HTMLElement {
  if (kind === 'controls') {
    return element('fieldset', { class: 'group', 'data-group': id }, element('legend', {}, title), ...build(context));
  }
  const heading = element('h3', { id: `panel-${id}-title` }, title);
  return element(
    'section',
    { class: 'group', 'data-group': id, 'aria-labelledby': heading.id },
    heading,
    ...build(context),
  );
}

/** A polite live region that says the same words twice when told twice. */
function announcer(): { region: HTMLElement; announce: (message: string) => void } {
  const region = element('p', { class: 'visually-hidden', role: 'status' });
  const announce = (message: string): void => {
    region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  };
  return { region, announce };
}

/** Opens and closes the panel: by its button, by Escape from inside, and by the window's width until the user has chosen. */
function makeCollapsible(panel: HTMLElement, toggle: HTMLButtonElement, body: HTMLElement): void {
  const docked = matchMedia(DOCKED);
  let chosen = false;
  const show = (open: boolean): void => {
    body.hidden = !open;
    toggle.setAttribute('aria-expanded', String(open));
    panel.toggleAttribute('data-open', open);
  };
  show(docked.matches);
  docked.addEventListener('change', () => {
    if (!chosen) show(docked.matches);
  });
  toggle.addEventListener('click', () => {
    chosen = true;
    show(body.hidden !== false);
  });
  body.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    chosen = true;
    show(false);
    toggle.focus();
  });
}

/** Fills the panel's place with its groups. */
export function buildPanel(place: HTMLElement, settings: PanelContext['settings'], reloadWidgets: () => void): void {
  const { region, announce } = announcer();
  const context: PanelContext = { settings, announce, reloadWidgets };
  const body = element(
    'div',
    { class: 'panel-body', id: 'panel-body' },
    element('div', { class: 'panel-scroll' }, ...PANEL_GROUPS.map((group) => groupBox(group, context))),
    element('div', { class: 'panel-foot' }, groupBox(FOOT_GROUP, context)),
  );
  const toggle = element(
    'button',
    { type: 'button', class: 'panel-toggle', 'aria-controls': 'panel-body' },
    'Integrator’s panel',
  );
  place.append(element('h2', { class: 'panel-title' }, toggle), body, region);
  makeCollapsible(place, toggle, body);
}
