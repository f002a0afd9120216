// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LightDom } from './light-dom.ts';

let errors: string[] = [];
let lightDom: LightDom | undefined;

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((message: string) => void errors.push(message));
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => lightDom?.stop());

function setup(html: string) {
  const element = document.createElement('shop-test');
  element.innerHTML = html;
  document.body.replaceChildren(element);
  const onChange = vi.fn<() => void>();
  lightDom = new LightDom(element, { children: 'fallback', slots: [''] }, () => 'DE', onChange);
  lightDom.watch();
  return { element, lightDom, onChange };
}

const script = (json: string, marker = 'data-texts', type = 'application/json'): string =>
  `<script type="${type}" ${marker}>${json}</script>`;

it.each([
  ['a script of another type', script('{}', 'data-texts', 'text/javascript')],
  ['a script without a marker', '<script type="application/json">{}</script>'],
  ['a script that is no child', `<div>${script('{}')}</div>`],
  ['an element that is no script', '<p data-texts type="application/json">{}</p>'],
  ['an empty script', script(' \n')],
])('ignores %s', (_, html) => {
  expect(setup(html).lightDom.data['data-texts']).toBeUndefined();
  expect(errors).toEqual([]);
});

it('keeps the same object when the data has not changed', async () => {
  const { element, lightDom: read, onChange } = setup(script('{"a": 1}'));
  const before = read.data;
  element.append(document.createElement('p'));
  await Promise.resolve();
  expect(read.data).toBe(before);
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ['whole JSON', '<p>{"a"}</p>'],
  ['JSON that does not end', '<p>{"a"</p>'],
  ['JSON that does not end, before a heading', '<p>{"a"</p><h2>b</h2>'],
  ['lines', '<p>a<br></p>'],
  ['texts', '{"a"}<br>'],
])('reads the children of a placeholder of %s once or twice, however many there are', (_, html) => {
  const placeholder = document.createElement('div');
  placeholder.dataset.shopWidget = 'newsletter';
  placeholder.innerHTML = html.repeat(2000);
  const element = document.createElement('shop-test');
  placeholder.attachShadow({ mode: 'open' }).append(element);
  const readText = vi.spyOn(Node.prototype, 'textContent', 'get');
  lightDom = new LightDom(
    element,
    { children: 'fallback', slots: [''] },
    () => 'DE',
    () => undefined,
  );
  lightDom.watch();
  expect(readText.mock.calls.length).toBeLessThanOrEqual(4 * placeholder.childNodes.length);
});

it('takes the first 20 names of slots that the children have, and says so', () => {
  const warn = vi.spyOn(console, 'warn');
  const { lightDom: read } = setup(Array.from({ length: 1000 }, (_, index) => `<i slot="a${index}"></i>`).join(''));
  expect(read.slotNames).toHaveLength(20);
  expect(warn.mock.lastCall?.[0]).toContain('more than 20 names of slots');
});
