import { outboxCount } from '../../backend.ts';
import { inDemo } from '../../../root.ts';
import { h } from '../../h.ts';
import type { PanelGroup } from '../panel-group.ts';

/** Time after a sign-up until its mail is in the outbox, in milliseconds. */
const MAIL_DELAY = 400;

function build(): Node[] {
  const count = h('span', { class: 'count', 'data-outbox-count': true });

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
    h(
      'ul',
      { class: 'pages' },
      h('li', {}, h('a', { href: inDemo('outbox.html') }, 'Mails'), ' ', count),
      h('li', {}, h('a', { href: inDemo('login.html') }, 'Log in')),
    ),
  ];
}

/** Links to the demo's other pages. */
export const pagesGroup: PanelGroup = { id: 'pages', title: 'Other pages', kind: 'output', build };
