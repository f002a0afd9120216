import { query, setText } from '../query.ts';

/** In milliseconds, while the page is visible. */
const REFRESH_INTERVAL = 2000;

const NO_ANSWER = 'The demo’s server does not answer. Start it with “npm start”; this page then goes on by itself.';

const page = {
  mails: query('[data-mails]'),
  clear: query('[data-clear]'),
  status: query('[data-status]'),
  failure: query('[data-failure]'),
};

/** What the server has sent last; `undefined` until its first answer. */
let shown: string | undefined;

page.clear.addEventListener('click', () => void fetch('/demo/api/outbox', { method: 'DELETE' }).then(refresh, refresh));
document.addEventListener('visibilitychange', () => void refresh());
setInterval(() => void refresh(), REFRESH_INTERVAL);
void refresh();

async function refresh(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch(`/demo/api/outbox/page${location.search}`, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) show(await answer.text());
  setText(page.failure, answer?.ok ? '' : NO_ANSWER);
}

/** Shows what the server has made. Does nothing if it is unchanged, so that nobody loses their place on the page. */
function show(html: string): void {
  if (html === shown) return;
  page.mails.innerHTML = html;
  const frame = page.mails.querySelector('iframe');
  frame?.addEventListener('load', () => fit(frame));
  // The button is gone when there is nothing to delete.
  if (frame === null && document.activeElement === page.clear) query('#content').focus();
  page.clear.hidden = frame === null;
  if (shown !== undefined) setText(page.status, frame === null ? 'The outbox is empty.' : 'There is new mail.');
  shown = html;
}

function fit(frame: HTMLIFrameElement): void {
  const borders = frame.offsetHeight - frame.clientHeight;
  frame.style.blockSize = `${(frame.contentDocument?.body.scrollHeight ?? 0) + borders}px`;
}
