import { copyText } from '../../index/panel/clipboard.ts';
import nordholm from '../nordholm.theme.css?raw';
import volume from '../volume.theme.css?raw';
import { answerWidgets } from './answers.ts';
import { showStates } from './states.ts';

answerWidgets();
showStates();

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

/** The value of the switch. */
const chosen = (): string => document.querySelector<HTMLInputElement>('input[name=theme]:checked')?.value ?? 'none';

/** The sheet of the chosen theme, as a page would link it. */
const sheet = document.head.appendChild(document.createElement('style'));

/** The sheets by the values of the switch. `dark` is a file beside the script, so it is asked for. */
const SOURCES: Readonly<Record<string, () => Promise<string> | string>> = {
  none: () => '',
  dark: async () => (await fetch('./dark.css')).text(),
  nordholm: () => nordholm,
  volume: () => volume,
};

/** The shops have pictures of their own. */
const SHOPS: readonly string[] = ['nordholm', 'volume'];

const FILES: Readonly<Record<string, string>> = {
  dark: 'themes/dark.css, beside the script',
  nordholm: 'nordholm.theme.css',
  volume: 'volume.theme.css',
};

async function show(theme: string): Promise<void> {
  const css = (await SOURCES[theme]?.()) ?? '';
  // Another theme has been chosen while the file came.
  if (chosen() !== theme) return;
  sheet.textContent = css;
  find('[data-ground]').dataset['ground'] = theme;
  find('[data-source]').hidden = css === '';
  find('[data-file]').textContent = FILES[theme] ?? '';
  find('[data-code]').textContent = css;
  find('[data-copied]').textContent = '';
  for (const signUp of document.querySelectorAll('shop-newsletter'))
    if (SHOPS.includes(theme)) signUp.setAttribute('image-base', `../static/themes/${theme}/`);
    else signUp.removeAttribute('image-base');
}

find('.switch').addEventListener('change', () => void show(chosen()));
find('[data-copy]').addEventListener('click', () => {
  void copyText(find('[data-code]')).then((copied) => {
    find('[data-copied]').textContent = copied ? 'Copied' : 'Press Ctrl+C to copy';
  });
});

// `?theme=volume` opens the page with a theme; without it, the browser may have restored the visitor's last choice.
const wanted = new URLSearchParams(location.search).get('theme') ?? '';
const radio = document.querySelector<HTMLInputElement>(`input[name=theme][value="${CSS.escape(wanted)}"]`);
if (radio) radio.checked = true;
void show(chosen());
