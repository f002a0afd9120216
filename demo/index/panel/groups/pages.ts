import { outboxCount } from '../../backend.ts';
import { element } from '../../element.ts';
import type { PanelGroup } from '../panel-group.ts';

/** How long after a sign-up the mail is surely in the outbox, in milliseconds. */
const MAIL_DELAY = 400;

function build(): Node[] {
  const count = element('span', { class: 'count', 'data-outbox-count': true });

  async function showCount(): Promise<void> {
    const mails = await outboxCount().catch(() => undefined);
    count.textContent = mails === undefined ? '' : `${mails} ${mails === 1 ? 'mail' : 'mails'}`;
  }

  void showCount();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void showCount();
  });
  document.addEventListener('shop-newsletter-success', () => {
    void showCount();
    window.setTimeout(() => void showCount(), MAIL_DELAY);
  });
  return [
    element(
      'ul',
      { class: 'pages' },
      element('li', {}, element('a', { href: '/outbox.html' }, 'Outbox'), ' ', count),
      element('li', {}, element('a', { href: '/login.html' }, 'Log in')),
    ),
  ];
}

/** The demo's other pages; a new one adds its link here. */
export const pagesGroup: PanelGroup = { id: 'pages', title: 'Other pages', kind: 'output', build };
