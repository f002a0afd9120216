import { h } from '../h.ts';
import { FOOT_GROUP, PANEL_GROUPS } from './groups.ts';
import type { PanelContext, PanelGroup } from './panel-group.ts';

/** Minimum width at which the panel is docked beside the page and initially open. */
const DOCKED = '(min-width: 1280px)';

function groupBox({ id, title, kind, build }: PanelGroup, context: PanelContext): HTMLElement {
  if (kind === 'controls') {
    return h('fieldset', { class: 'group', 'data-group': id }, h('legend', {}, title), ...build(context));
  }
  const heading = h('h3', { id: `panel-${id}-title` }, title);
  return h('section', { class: 'group', 'data-group': id, 'aria-labelledby': heading.id }, heading, ...build(context));
}

/** A polite live region that announces a repeated message again. */
function announcer(): { region: HTMLElement; announce: (message: string) => void } {
  const region = h('p', { class: 'visually-hidden', role: 'status' });
  const announce = (message: string): void => {
    region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  };
  return { region, announce };
}

/**
 * Opens and closes the panel: by its button, by Escape inside it, and by the window's width until the user has chosen.
 *
 * @param onOpen called each time before it opens
 */
function makeCollapsible(
  panel: HTMLElement,
  { toggle, body, onOpen }: { toggle: HTMLButtonElement; body: HTMLElement; onOpen: () => void },
): void {
  const docked = matchMedia(DOCKED);
  let chosen = false;
  const show = (open: boolean): void => {
    if (open) onOpen();
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

/** Fills the panel with its groups: the event log at once, since it listens from the start, the others when it opens. */
export function buildPanel(place: HTMLElement, settings: PanelContext['settings'], reloadWidgets: () => void): void {
  const { region, announce } = announcer();
  const context: PanelContext = { settings, announce, reloadWidgets };
  const groups = h('div', { class: 'panel-scroll' });
  const body = h(
    'div',
    { class: 'panel-body', id: 'panel-body' },
    groups,
    h('div', { class: 'panel-foot' }, groupBox(FOOT_GROUP, context)),
  );
  const toggle = h(
    'button',
    { type: 'button', class: 'panel-toggle', 'aria-controls': 'panel-body' },
    'Integrator’s panel',
  );
  place.append(h('h2', { class: 'panel-title' }, toggle), body, region);
  const build = (): void => {
    if (groups.childElementCount === 0) groups.append(...PANEL_GROUPS.map((group) => groupBox(group, context)));
  };
  makeCollapsible(place, { toggle, body, onOpen: build });
}
