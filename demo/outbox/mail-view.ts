import type { Mail } from '../backend/store.ts';
import { element } from '../index/element.ts';
import { timeElement } from './time.ts';

/**
 * No scripts, no forms. The page may look inside, to give the frame the height of its mail, and a link may leave the
 * frame when somebody follows it.
 */
const SANDBOX = 'allow-same-origin allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox';

/** Shows a mail with its envelope, or nothing. */
export function renderMail(view: HTMLElement, mail: Mail | undefined): void {
  view.hidden = mail === undefined;
  if (mail === undefined || view.dataset['shown'] === mail.id) return;
  view.dataset['shown'] = mail.id;
  view.replaceChildren(
    element('a', { class: 'back', href: '#' }, 'All mails'),
    element('h2', { id: 'mail-subject', tabindex: '-1', lang: mail.locale }, mail.subject),
    envelope(mail),
    frame(mail),
    element(
      'details',
      { class: 'plain' },
      element('summary', {}, 'The same mail as plain text'),
      element('pre', { lang: mail.locale, tabindex: '0' }, mail.text),
    ),
  );
}

function envelope(mail: Mail): HTMLElement {
  const row = (name: string, value: Node | string): HTMLElement =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value));
  return element(
    'dl',
    { class: 'envelope' },
    row('From', mail.from),
    row('To', mail.to),
    row('Sent', timeElement(mail.sentAt)),
    row('Market', `${mail.site} · ${mail.locale}`),
  );
}

/** The mail in a frame of its own; its links open in the whole window. */
function frame(mail: Mail): HTMLIFrameElement {
  const made = element('iframe', {
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
