// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { createTabShare, type TabNews, type TabShare } from './tab-share.ts';

const opened: TabShare[] = [];

afterEach(() => {
  for (const share of opened.splice(0)) share.close();
  vi.unstubAllGlobals();
});

function open(name: string): { readonly share: TabShare; readonly heard: TabNews[] } {
  const share = createTabShare(name);
  const heard: TabNews[] = [];
  share.open((news) => heard.push(news));
  opened.push(share);
  return { share, heard };
}

it('what one tab tells the others hear, and itself not', async () => {
  const [one, other] = [open('told'), open('told')];
  one.share.tell({ kind: 'asked' });
  one.share.tell({ kind: 'time', offset: -7200 });
  await expect.poll(() => other.heard).toEqual([{ kind: 'asked' }, { kind: 'time', offset: -7200 }]);
  expect(one.heard).toEqual([]);
});

it('what became of an expired login is told by its fingerprint', async () => {
  const [one, other] = [open('revived'), open('revived')];
  one.share.tell({ kind: 'reviving', login: 4711 });
  one.share.tell({ kind: 'given-up', login: 4711 });
  await expect
    .poll(() => other.heard)
    .toEqual([
      { kind: 'reviving', login: 4711 },
      { kind: 'given-up', login: 4711 },
    ]);
});

it('what other scripts post is no news', async () => {
  const tab = open('odd');
  const channel = new BroadcastChannel('odd');
  for (const data of [null, 7200, 'asked', {}, { kind: 'time' }, { kind: 'time', offset: '1' }, { kind: 'logout' }]) {
    channel.postMessage(data);
  }
  channel.postMessage({ kind: 'given-up' });
  channel.postMessage({ kind: 'reviving', login: 'h.p.s' });
  channel.postMessage({ kind: 'asked' });
  await expect.poll(() => tab.heard).toEqual([{ kind: 'asked' }]);
  channel.close();
});

it('a closed share tells and hears nothing, and can be opened again', async () => {
  const [one, other] = [open('closed'), open('closed')];
  other.share.close();
  other.share.tell({ kind: 'asked' });
  one.share.tell({ kind: 'time', offset: 1 });
  other.share.open((news) => other.heard.push(news));
  one.share.tell({ kind: 'time', offset: 2 });
  await expect.poll(() => other.heard).toEqual([{ kind: 'time', offset: 2 }]);
  expect(one.heard).toEqual([]);
});

it('where there is no way between tabs, or an opaque origin forbids it, nothing breaks', () => {
  const refuse = vi.fn<() => never>(function refuse() {
    throw new DOMException('opaque origin', 'SecurityError');
  });
  vi.stubGlobal('BroadcastChannel', refuse);
  expect(() => open('opaque').share.tell({ kind: 'asked' })).not.toThrow();
  expect(refuse).toHaveBeenCalled();
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(() => open('none').share.tell({ kind: 'asked' })).not.toThrow();
});
