import { DEFAULT_SITE, localeOf } from '../../src/embed/market/sites.ts';
import { readSite } from '../backend/markets.ts';
import { query } from '../query.ts';
import { DEMO_SITES } from '../sites.ts';
import { confirmSignUp, findSignUp, refuseSignUp } from './sign-up.ts';

/**
 * `ready` waits for a click on the button, because mail scanners open links; `kept`: the sign-up was already confirmed.
 */
type State = 'ready' | 'pending' | 'confirmed' | 'deleted' | 'kept' | 'failed';

const parameters = new URLSearchParams(location.search);
// A link without a token is treated like one with an unknown token.
const token = parameters.getAll('token').find((given) => given !== '') ?? 'none';
/** Whether the visitor followed the link for people who did not sign up. */
const isRefusal = parameters.has('refuse');
const site = readSite(parameters.get('site')) ?? DEFAULT_SITE;
const { mail, refusal, failure, shop } = DEMO_SITES[site];
let state: State = 'ready';

const page = {
  main: query('main'),
  title: query('[data-title]'),
  text: query('[data-text]'),
  act: query('[data-act]'),
  back: query('[data-back]'),
  home: query('[data-home]'),
};

document.documentElement.lang = localeOf(site);
for (const link of [page.back, page.home]) link.setAttribute('href', `/?site=${site}`);
page.back.textContent = shop['page.back'];
page.act.addEventListener('click', () => void (isRefusal ? refuse() : confirm()));
start();

function start(): void {
  // The token is no longer in the address: the history entry contains the result.
  const past: unknown = token === 'none' ? history.state : null;
  if (past === 'confirmed' || past === 'deleted') return showResult(past);
  if (isRefusal) return show('ready', refusal.title, refusal.text, refusal.button);
  show('ready', mail.subject, mail['confirm.text'], mail.button);
  void lookUp();
  return undefined;
}

/** Finds the sign-up, so that a stale or used link shows its result without a button. */
async function lookUp(): Promise<void> {
  const outcome = await findSignUp(token, site);
  if (state !== 'ready') return;
  if (outcome === 'stale') leaveForForm();
  if (outcome === 'subscribed') finish('confirmed');
}

async function confirm(): Promise<void> {
  show('pending', mail.pending, '');
  // The focused button was removed.
  page.title.focus();
  const outcome = await confirmSignUp(token, site);
  if (outcome === 'stale') return leaveForForm();
  if (outcome === 'subscribed') finish('confirmed');
  else show('failed', failure.title, failure.text, failure.retry);
  page.title.focus();
  return undefined;
}

async function refuse(): Promise<void> {
  if (page.act.getAttribute('aria-disabled') === 'true') return;
  page.act.setAttribute('aria-disabled', 'true');
  const outcome = await refuseSignUp(token);
  page.act.removeAttribute('aria-disabled');
  if (outcome === 'stale') finish('deleted');
  else if (outcome === 'subscribed') show('kept', refusal.subscribedTitle, refusal.subscribedText);
  else show('failed', refusal.failedTitle, refusal.failedText, failure.retry);
  page.title.focus();
}

/** Shows the result, and removes the token from the address and the history: it grants access to the subscription. */
function finish(result: 'confirmed' | 'deleted'): void {
  history.replaceState(result, '', `${location.pathname}?site=${site}`);
  showResult(result);
}

function showResult(result: 'confirmed' | 'deleted'): void {
  if (result === 'confirmed') show(result, mail['confirmed.title'], mail['confirmed.text']);
  else show(result, refusal.deletedTitle, refusal.deletedText);
}

/**
 * Leaves for the form, which says that the link is no longer valid and offers a new one. Replaces the history entry, so
 * that "back" does not return to the stale link.
 */
function leaveForForm(): void {
  location.replace(`/?site=${site}&invalid-link`);
}

/** Shows a state in the market's language, with a button if the visitor can do something. */
function show(next: State, title: string, text: string, button = ''): void {
  state = next;
  document.title = `${title} – Tambrel`;
  page.main.dataset['state'] = state;
  page.title.textContent = title;
  page.text.textContent = text;
  page.act.textContent = button;
  page.act.hidden = button === '';
  page.back.hidden = !['confirmed', 'deleted', 'kept'].includes(state);
}
