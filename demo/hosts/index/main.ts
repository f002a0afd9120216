import { h } from '../../index/h.ts';
import { type DemoHost, type HostId, HOSTS } from '../hosts.ts';

/** The guide that says more about pages of a kind, and its name. */
const GUIDES: Readonly<Record<HostId, readonly [id: string, name: string]>> = {
  wordpress: ['wordpress', 'WordPress'],
  typo3: ['typo3', 'TYPO3'],
  magento: ['magento', 'Magento'],
  joomla: ['joomla', 'Joomla'],
  tables: ['plain-html', 'Plain HTML'],
  bootstrap: ['plain-html', 'Plain HTML'],
  dark: ['theming', 'Theming'],
};

document.querySelector('[data-hosts]')?.append(...HOSTS.map(entryOf));

function entryOf({ id, name, page, special, paste, editor, trap }: DemoHost): HTMLElement {
  const advice = [
    ['Where to paste', paste],
    ['What the editor does', editor],
    ['What goes wrong', trap],
  ] as const;
  const [guide, guideName] = GUIDES[id];
  return h(
    'li',
    { class: 'host' },
    h('h2', {}, h('a', { href: page }, name)),
    h('p', {}, special),
    h('dl', {}, ...advice.flatMap(([term, text]) => [h('dt', {}, term), h('dd', {}, text)])),
    h('p', { class: 'guide' }, h('a', { href: `/guides/${guide}.html` }, `Guide: ${guideName}`)),
  );
}
