import type { Mail } from '../backend/store.ts';
import { h } from '../index/h.ts';
import { timeElement } from './time.ts';

/** Fills the list. A focused mail keeps the focus. */
export function renderList(list: HTMLElement, mails: readonly Mail[], shown: Mail | undefined): void {
  const focused = list.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined;
  const entries = mails.map((mail) => entry(mail, mail === shown));
  list.replaceChildren(...entries.map((link) => h('li', {}, link)));
  entries.find((link) => link.getAttribute('href') === focused)?.focus();
}

function entry(mail: Mail, isShown: boolean): HTMLElement {
  const attributes = { class: 'entry', href: `#${mail.id}`, ...(isShown ? { 'aria-current': 'true' } : {}) };
  return h(
    'a',
    attributes,
    h('span', { class: 'entry-to' }, mail.to),
    h('span', { class: 'entry-subject', lang: mail.locale }, mail.subject),
    h('span', { class: 'entry-facts' }, h('span', { class: 'site' }, mail.site), ' ', timeElement(mail.sentAt)),
  );
}
