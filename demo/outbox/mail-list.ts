import type { Mail } from '../backend/store.ts';
import { element } from '../index/element.ts';
import { timeElement } from './time.ts';

/** Fills the list. The focus stays on the mail that has it. */
export function renderList(list: HTMLElement, mails: readonly Mail[], shown: Mail | undefined): void {
  const focused = list.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined;
  const entries = mails.map((mail) => entry(mail, mail === shown));
  list.replaceChildren(...entries.map((link) => element('li', {}, link)));
  entries.find((link) => link.getAttribute('href') === focused)?.focus();
}

function entry(mail: Mail, isShown: boolean): HTMLElement {
  const attributes = { class: 'entry', href: `#${mail.id}`, ...(isShown ? { 'aria-current': 'true' } : {}) };
  return element(
    'a',
    attributes,
    element('span', { class: 'entry-to' }, mail.to),
    element('span', { class: 'entry-subject', lang: mail.locale }, mail.subject),
    element(
      'span',
      { class: 'entry-facts' },
      element('span', { class: 'site' }, mail.site),
      ' ',
      timeElement(mail.sentAt),
    ),
  );
}
