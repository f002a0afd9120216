import { h } from '../../h.ts';
import { footerSnippetFor, snippetFor } from '../../snippet.ts';
import { copyText } from '../clipboard.ts';
import { queryFromSettings } from '../../settings/settings.ts';
import type { PanelContext, PanelGroup } from '../panel-group.ts';

const CONFIGURATOR = 'configurator.html';

/** How long the button shows that it has copied, in milliseconds. */
const COPIED_FOR = 2000;

function build({ settings, announce }: PanelContext): Node[] {
  const code = h('code');
  const box = h('pre', { class: 'snippet' }, code);
  const button = h('button', { type: 'button', class: 'panel-button' }, 'Copy the snippet');
  let timer: number | undefined;

  async function copy(): Promise<void> {
    const copied = await copyText(code);
    announce(copied ? 'Snippet copied.' : 'Copying is forbidden here; the snippet is selected.');
    button.textContent = copied ? 'Copied' : 'Selected: press Ctrl+C';
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      button.textContent = 'Copy the snippet';
    }, COPIED_FOR);
  }

  const more = h('a', { href: CONFIGURATOR }, 'Every attribute, text and colour: the configurator');
  settings.follow((values) => {
    more.href = CONFIGURATOR + queryFromSettings(values, '');
    code.textContent = `${snippetFor(values)}\n\n${footerSnippetFor(values)}`;
  });
  button.addEventListener('click', () => void copy());
  return [box, button, h('p', { class: 'hint' }, more)];
}

/** The HTML for the current settings. */
export const snippetGroup: PanelGroup = { id: 'snippet', title: 'Snippet', kind: 'output', build };
