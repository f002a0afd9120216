import { h } from '../../index/h.ts';
import { inDemo } from '../../root.ts';
import { type DemoHost, HOSTS } from '../hosts.ts';

document.querySelector('[data-hosts]')?.append(...HOSTS.map(entryOf));

function entryOf({ name, page, special, paste, editor, trap }: DemoHost): HTMLElement {
  const advice = [
    ['Where to paste', paste],
    ['What the editor does', editor],
    ['What goes wrong', trap],
  ] as const;
  return h(
    'li',
    { class: 'host' },
    h('h2', {}, h('a', { href: inDemo(page.slice(1)) }, name)),
    h('p', {}, special),
    h('dl', {}, ...advice.flatMap(([term, text]) => [h('dt', {}, term), h('dd', {}, text)])),
  );
}
