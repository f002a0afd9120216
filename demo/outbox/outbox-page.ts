import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Mail } from '../backend/records.ts';

type Html = ReturnType<typeof html>;

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * No scripts, no forms. The page may access the frame's document, to set its height; links may open in the whole window
 * when the user follows them.
 */
const SANDBOX = 'allow-same-origin allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox';

/** Serves what the outbox shows: the list of mails, newest first, and the one that the query names, else the newest. */
export function serveOutbox(app: Hono, listMails: () => readonly Mail[]): void {
  app.get('/demo/api/outbox/page', (c) => c.html(outboxHtml(listMails(), c.req.query('mail'))));
}

function outboxHtml(mails: readonly Mail[], id: string | undefined): Html {
  const named = mails.find((mail) => mail.id === id);
  const shown = named ?? mails[0];
  if (shown === undefined) return EMPTY;
  return html`<div class="panes${named ? ' is-named' : ''}">
    <nav class="list" aria-label="Mails, newest first">
      <ul>
        ${mails.map((mail) => html`<li>${entryHtml(mail, mail === shown)}</li>`)}
      </ul>
    </nav>
    <article class="mail" aria-labelledby="mail-subject">${mailHtml(shown)}</article>
  </div>`;
}

const EMPTY = html`<section class="empty" aria-labelledby="empty-title">
  <svg class="sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m3.5 7 8.5 6.5L20.5 7" />
  </svg>
  <h2 id="empty-title">No mail yet</h2>
  <p>
    Sign up for the newsletter on the shop page. The mail that asks for your confirmation appears here by itself. An
    address that has not confirmed yet gets another mail after ten minutes at the earliest.
  </p>
  <a class="primary-link" href="/">To the shop page</a>
</section>`;

function entryHtml({ id, to, subject, locale, site, sentAt }: Mail, isShown: boolean): Html {
  return html`<a class="entry" href="?mail=${id}" aria-current="${String(isShown)}">
    <span class="entry-to" title="${to}">${to}</span>
    <span class="entry-subject" lang="${locale}">${subject}</span>
    <span class="entry-facts"><span class="site">${site}</span> ${timeHtml(sentAt)}</span>
  </a>`;
}

/** A mail with its envelope; its links open in the whole window. */
function mailHtml({ from, to, subject, site, locale, sentAt, html: body }: Mail): Html {
  return html`<a class="back" href="?">All mails</a>
    <h2 id="mail-subject" lang="${locale}">${subject}</h2>
    <dl class="envelope">
      ${Object.entries({ From: from, To: to, Sent: timeHtml(sentAt), Site: `${site} · ${locale}` }).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    <iframe
      class="frame"
      title="Mail to ${to}"
      sandbox="${SANDBOX}"
      srcdoc="${body.replace('<head>', '<head><base target="_top">')}"
    ></iframe>`;
}

function timeHtml(moment: string): Html {
  return html`<time datetime="${moment}">${TIME.format(new Date(moment))}</time>`;
}
