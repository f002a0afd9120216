import type { Mail } from '../backend/store.ts';
import { h } from '../index/h.ts';
import { timeElement } from './time.ts';

/**
 * No scripts, no forms. The page may access the frame's document, to set its height; links may open in the whole window
 * when the user follows them.
 */
const SANDBOX = 'allow-same-origin allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox';

/** Shows a mail with its envelope, or nothing. */
export function renderMail(view: HTMLElement, mail: Mail | undefined): void {
  view.hidden = mail === undefined;
  if (mail === undefined || view.dataset['shown'] === mail.id) return;
  view.dataset['shown'] = mail.id;
  view.replaceChildren(
    h('a', { class: 'back', href: '#' }, 'All mails'),
    h('h2', { id: 'mail-subject', tabindex: '-1', lang: mail.locale }, mail.subject),
    envelope(mail),
    frame(mail),
    h(
      'details',
      { class: 'plain' },
      h('summary', {}, 'The same mail as plain text'),
      h('pre', { lang: mail.locale, tabindex: '0' }, mail.text),
    ),
  );
}

function envelope(mail: Mail): HTMLElement {
  const row = (name: string, value: Node | string): HTMLElement => h('div', {}, h('dt', {}, name), h('dd', {}, value));
  return h(
    'dl',
    { class: 'envelope' },
    row('From', mail.from),
    row('To', mail.to),
    row('Sent', timeElement(mail.sentAt)),
    row('Market', `${mail.site} · ${mail.locale}`),
  );
}

/** The mail in an iframe; its links open in the whole window. */
function frame(mail: Mail): HTMLIFrameElement {
  const made = h('iframe', {
    class: 'frame',
    title: `Mail to ${mail.to}`,
    sandbox: SANDBOX,
    srcdoc: mail.html.replace('<head>', '<head><base target="_top">'),
  });
  const fit = (): void => {
    const inside = made.contentDocument?.body;
    const borders = made.offsetHeight - made.clientHeight;
    if (inside) made.style.blockSize = `${inside.scrollHeight + borders}px`;
  };
  made.addEventListener('load', fit);
  new ResizeObserver(fit).observe(made);
  return made;
}
