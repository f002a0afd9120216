import { MAIL_TEXTS } from '../backend/mail-texts.ts';
import { localeOf, readSite } from '../backend/markets.ts';
import { FAILURE_TEXTS } from './failure-texts.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { find } from '../page-parts.ts';

const parameters = new URLSearchParams(location.search);
const token = parameters.get('token') ?? '';
let site = readSite(parameters.get('site')) ?? 'DE';

const page = {
  main: find('main'),
  title: find('[data-title]'),
  text: find('[data-text]'),
  retry: find('[data-retry]'),
  back: find('[data-back]'),
  home: find('[data-home]'),
};

page.retry.addEventListener('click', () => void confirm());
void confirm();

async function confirm(): Promise<void> {
  show('pending', MAIL_TEXTS[localeOf(site)].pending, '');
  const result = await confirmSignUp(token, site);
  switch (result.outcome) {
    case 'confirmed': {
      site = result.site;
      const texts = MAIL_TEXTS[localeOf(site)];
      show('confirmed', texts['confirmed.title'], texts['confirmed.text']);
      break;
    }
    case 'stale':
      // The form there says that the link is not valid any more, and offers a new one. The link's page is no place to go back to.
      location.replace(`/?site=${site}&invalid-link`);
      return;
    case 'failed': {
      const texts = FAILURE_TEXTS[localeOf(site)];
      show('failed', texts.title, texts.text);
      break;
    }
    default:
      return result satisfies never;
  }
  page.title.focus();
}

/** Shows a state in the market's language. */
function show(state: 'pending' | 'confirmed' | 'failed', title: string, text: string): void {
  const locale = localeOf(site);
  document.documentElement.lang = locale;
  document.title = `${title} – Tambrel`;
  page.main.dataset['state'] = state;
  page.title.textContent = title;
  page.text.textContent = text;
  page.retry.textContent = FAILURE_TEXTS[locale].retry;
  page.retry.hidden = state !== 'failed';
  page.back.textContent = MAIL_TEXTS[locale]['confirmed.back'];
  page.back.hidden = state !== 'confirmed';
  for (const link of [page.back, page.home]) link.setAttribute('href', `/?site=${site}`);
}
