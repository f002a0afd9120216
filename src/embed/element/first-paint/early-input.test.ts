// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { EarlyInput } from './early-input.ts';

let root: ShadowRoot;
let early: EarlyInput;
/** What the widget hears once it listens, in order. */
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = host.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<p>Text</p><form><input><button id="send">Send</button></form><button id="notice"><b>Notice</b></button><button id="list"></button>';
  early = new EarlyInput(root);
  heard = [];
  early.start();
});

/** The widget listens from now on, and what was held is repeated when the browser is idle. */
async function mount(): Promise<void> {
  early.stop();
  for (const type of ['click', 'submit', 'focusout']) {
    root.addEventListener(type, (event) => {
      if (type === 'submit') event.preventDefault();
      heard.push(`${type} ${(event.target as Element).id || (event.target as Element).localName}`);
    });
  }
  early.release();
  expect(heard, 'before the browser is idle').toEqual([]);
  await idle();
}

/** Longer than a browser is taken to be busy. */
const idle = () => vi.advanceTimersByTimeAsync(300);

const press = (selector: string): void => root.querySelector<HTMLElement>(selector)?.click();

it('repeats presses in their order, one for several of the same button', async () => {
  press('#notice b');
  press('#list');
  press('#list');
  await mount();
  expect(heard).toEqual(['click notice', 'click list']);
});

it('sends a form once, also after a press of what is no button', async () => {
  press('#send');
  press('p');
  await mount();
  expect(heard).toEqual(['click send', 'submit form']);
});

it('leaves out what has gone meanwhile', async () => {
  press('#list');
  press('#notice');
  root.querySelector('#list')?.remove();
  await mount();
  expect(heard).toEqual(['click notice']);
});

it('repeats nothing when the widget is gone', async () => {
  press('#notice');
  const pressed = vi.fn<() => void>();
  root.addEventListener('click', pressed);
  early.release();
  early.forget();
  await idle();
  expect(pressed).not.toHaveBeenCalled();
});
