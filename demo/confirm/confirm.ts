import { localeOf, type Site } from '../../src/embed/market/sites.ts';
import { readSite } from '../backend/markets.ts';
import { DEMO_SITES } from '../sites.ts';
import { confirmSignUp, findSignUp } from './confirm-sign-up.ts';
import { refuseSignUp } from './refuse-sign-up.ts';
import { query } from '../query.ts';

/**
 * `ready` waits for a click on the button, because mail scanners open links; `kept`: the sign-up was already confirmed.
 */
type State = 'ready' | 'pending' | 'confirmed' | 'deleted' | 'kept' | 'failed';

const parameters = new URLSearchParams(location.search);
const token = parameters.get('token') ?? '';
/** Whether the visitor followed the link for people who did not sign up. */
const isRefusal = parameters.has('refuse');
let site = readSite(parameters.get('site')) ?? 'DE';
let state: State = 'ready';

const page = {
  main: query('main'),
  title: query('[data-title]'),
  text: query('[data-text]'),
  act: query('[data-act]'),
  back: query('[data-back]'),
  home: query('[data-home]'),
};

page.act.addEventListener('click', () => void (isRefusal ? refuse() : confirm()));
start();

function start(): void {
  // The token is no longer in the address: the history entry contains the result.
  const past: unknown = history.state;
  if (token === '' && past === 'confirmed') return showConfirmed();
  if (token === '' && past === 'deleted') return showDeleted();
  const { mail, refusal } = DEMO_SITES[site];
  if (isRefusal) return show('ready', refusal.title, refusal.text, refusal.button);
  show('ready', mail.subject, mail['confirm.text'], mail.button);
  void lookUp();
  return undefined;
}

/** Finds the sign-up, so that a stale or used link shows its result without a button. */
async function lookUp(): Promise<void> {
  const found = await findSignUp(token, site);
  if (state !== 'ready') return;
  if (found.outcome === 'stale') leaveForForm();
  if (found.outcome === 'confirmed') finish('confirmed', found.site);
}

async function confirm(): Promise<void> {
  show('pending', DEMO_SITES[site].mail.pending, '');
  // The focused button was removed.
  page.title.focus();
  const result = await confirmSignUp(token, site);
  const failure = DEMO_SITES[site].failure;
  if (result.outcome === 'stale') return leaveForForm();
  if (result.outcome === 'confirmed') finish('confirmed', result.site);
  else show('failed', failure.title, failure.text, failure.retry);
  page.title.focus();
  return undefined;
}

async function refuse(): Promise<void> {
  if (page.act.getAttribute('aria-disabled') === 'true') return;
  page.act.setAttribute('aria-disabled', 'true');
  const outcome = await refuseSignUp(token);
  page.act.removeAttribute('aria-disabled');
  const texts = DEMO_SITES[site].refusal;
  if (outcome === 'deleted') finish('deleted', site);
  else if (outcome === 'subscribed') show('kept', texts.subscribedTitle, texts.subscribedText);
  else show('failed', texts.failedTitle, texts.failedText, DEMO_SITES[site].failure.retry);
  page.title.focus();
}

/** Shows the result, and removes the token from the address and the history: it grants access to the subscription. */
function finish(outcome: 'confirmed' | 'deleted', of: Site): void {
  site = of;
  history.replaceState(outcome, '', `${location.pathname}?site=${site}`);
  if (outcome === 'confirmed') showConfirmed();
  else showDeleted();
}

function showConfirmed(): void {
  const texts = DEMO_SITES[site].mail;
  show('confirmed', texts['confirmed.title'], texts['confirmed.text']);
}

function showDeleted(): void {
  const texts = DEMO_SITES[site].refusal;
  show('deleted', texts.deletedTitle, texts.deletedText);
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
  document.documentElement.lang = localeOf(site);
  document.title = `${title} – Tambrel`;
  page.main.dataset['state'] = state;
  page.title.textContent = title;
  page.text.textContent = text;
  page.act.textContent = button;
  page.act.hidden = button === '';
  page.back.textContent = DEMO_SITES[site].shop['page.back'];
  page.back.hidden = !['confirmed', 'deleted', 'kept'].includes(state);
  for (const link of [page.back, page.home]) link.setAttribute('href', `/?site=${site}`);
}
