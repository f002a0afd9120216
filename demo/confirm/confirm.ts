import { DEFAULT_SITE, localeOf, shopOf } from '../../src/embed/market/sites.ts';
import { builtInContent } from '../../widgets/footer/content/built-in.ts';
import { readSite } from '../backend/markets.ts';
import { query } from '../query.ts';
import { pageFor, SIGN_UP, UNSUBSCRIBE } from '../shop-pages/addresses.ts';
import { DEMO_SITES } from '../sites.ts';
import { type Outcome, signUpOf } from './sign-up.ts';

/** `ready` waits for a click on a button, because mail scanners open links; `withdrawn`: the consent to offers was withdrawn. */
type State = 'ready' | 'pending' | 'withdrawn' | 'failed' | Result;

const parameters = new URLSearchParams(location.search);
// A link without a token is treated like one with an unknown token.
const token = parameters.getAll('token').find((given) => given !== '') ?? 'none';
const site = readSite(parameters.get('site')) ?? DEFAULT_SITE;
const { mail, refusal, failure, shop } = DEMO_SITES[site];
const { legalPages } = shopOf(site);
const signUp = signUpOf(token, site);

/** Title and text of each final state. */
const RESULTS = {
  confirmed: [mail['confirmed.title'], mail['confirmed.text']],
  deleted: [refusal.deletedTitle, refusal.deletedText],
  unsubscribed: [refusal.unsubscribedTitle, refusal.unsubscribedText],
} as const;

type Result = keyof typeof RESULTS;

let state: State = 'ready';
/** What the button does: `refuse` is for people who did not sign up. */
let task: keyof typeof signUp = parameters.has('refuse') ? 'refuse' : 'confirm';
if (location.pathname === UNSUBSCRIBE) task = 'unsubscribe';

const page = {
  main: query('main'),
  title: query('[data-title]'),
  text: query('[data-text]'),
  act: query('[data-act]'),
  offers: query('[data-offers]'),
  back: query('[data-back]'),
  home: query('[data-home]'),
  imprint: query('[data-imprint]'),
  privacy: query('[data-privacy]'),
};

document.documentElement.lang = localeOf(site);
for (const link of [page.back, page.home]) link.setAttribute('href', `/?site=${site}`);
showLegalLink(page.imprint, legalPages.imprint);
showLegalLink(page.privacy, legalPages.privacy);
page.back.textContent = shop['page.back'];
page.offers.textContent = refusal.offers;
page.act.addEventListener('click', () => void run(task));
page.offers.addEventListener('click', () => void run('offers'));
start();

/** Shows the legal link of the footer that leads to a path. */
function showLegalLink(link: Element, path: string): void {
  link.setAttribute('href', pageFor(site, path));
  link.textContent = builtInContent(site).legalLinks?.find(({ url }) => url === path)?.text ?? '';
}

function start(): void {
  // The token is no longer in the address: the history entry contains the result.
  const past: unknown = token === 'none' ? history.state : null;
  if (typeof past === 'string' && Object.hasOwn(RESULTS, past)) return show(past as Result, ...RESULTS[past as Result]);
  offer();
  void lookUp();
  return undefined;
}

function offer(): void {
  if (task === 'confirm') show('ready', mail.subject, mail['confirm.text'], mail['confirm.button']);
  else if (task === 'refuse') show('ready', refusal.title, refusal.text, refusal.button);
  else show('ready', refusal.subscribedTitle, refusal.subscribedText, refusal.unsubscribe);
}

/** Finds the sign-up, so that a stale or used link shows its result without a button. */
async function lookUp(): Promise<void> {
  const outcome = token === 'none' ? 'stale' : await signUp.find();
  if (state === 'ready' && outcome !== 'failed') settle(outcome);
}

async function run(next: typeof task): Promise<void> {
  const buttons = [page.act, page.offers];
  if (buttons.some((button) => button.hasAttribute('aria-disabled'))) return;
  task = next;
  if (task === 'confirm') show('pending', mail.pending, '');
  // A focused button may have been removed.
  page.title.focus();
  for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  const outcome = await signUp[task]();
  for (const button of buttons) button.removeAttribute('aria-disabled');
  if (outcome !== 'failed') settle(outcome, task === 'unsubscribe' ? 'unsubscribed' : 'deleted');
  else if (task === 'confirm') show('failed', failure.title, failure.text, failure.retry);
  else show('failed', refusal.failedTitle, refusal.failedText, failure.retry);
  page.title.focus();
}

/** Shows the next step, or `gone` if the sign-up no longer exists. */
function settle(outcome: Exclude<Outcome, 'failed'>, gone: Result = 'deleted'): void {
  if (outcome === 'waiting') return;
  if (outcome === 'waiting-with-offers') {
    if (task === 'confirm') page.text.textContent = `${mail['confirm.text']} ${mail['confirm.offers']}`;
    return;
  }
  if (outcome === 'stale') {
    // The form says that the link is no longer valid. "Back" does not return to the stale link.
    if (task === 'confirm') location.replace(`${SIGN_UP}?site=${site}&invalid-link`);
    else finish(gone);
  } else if (task === 'confirm') {
    finish('confirmed');
  } else if (task === 'offers') {
    show('withdrawn', refusal.withdrawnTitle, refusal.withdrawnText);
  } else {
    task = 'unsubscribe';
    offer();
    page.offers.hidden = outcome === 'subscribed';
  }
}

/** Shows the result, and removes the token from the address and the history: it grants access to the subscription. */
function finish(result: Result): void {
  history.replaceState(result, '', `${location.pathname}?site=${site}`);
  show(result, ...RESULTS[result]);
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
  page.offers.hidden = true;
  page.back.hidden = ['ready', 'pending', 'failed'].includes(state);
}
