import { afterEach, expect, it, vi } from 'vitest';
import { createTabChannel, type TabMessage, type TabChannel } from './tab-channel.ts';

const opened: TabChannel[] = [];

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
});

function open(name: string): { readonly channel: TabChannel; readonly received: TabMessage[] } {
  const channel = createTabChannel(name);
  const received: TabMessage[] = [];
  channel.open((message) => received.push(message));
  opened.push(channel);
  return { channel, received };
}

it('the other tabs receive a message, its sender does not', async () => {
  const [one, other] = [open('sent'), open('sent')];
  one.channel.post({ kind: 'called' });
  one.channel.post({ kind: 'time', offset: -7200 });
  await expect.poll(() => other.received).toEqual([{ kind: 'called' }, { kind: 'time', offset: -7200 }]);
  expect(one.received).toEqual([]);
});

it('a tab ignores what other scripts post', async () => {
  const tab = open('odd');
  const channel = new BroadcastChannel('odd');
  for (const data of [null, 7200, 'called', {}, { kind: 'time' }, { kind: 'time', offset: '1' }, { kind: 'logout' }]) {
    channel.postMessage(data);
  }
  channel.postMessage({ kind: 'called' });
  await expect.poll(() => tab.received).toEqual([{ kind: 'called' }]);
  channel.close();
});

it('a closed channel sends and receives nothing, and can be opened again', async () => {
  const [one, other] = [open('closed'), open('closed')];
  other.channel.close();
  other.channel.post({ kind: 'called' });
  one.channel.post({ kind: 'time', offset: 1 });
  other.channel.open((message) => other.received.push(message));
  one.channel.post({ kind: 'time', offset: 2 });
  await expect.poll(() => other.received).toEqual([{ kind: 'time', offset: 2 }]);
  expect(one.received).toEqual([]);
});

it('nothing breaks without a BroadcastChannel, or where an opaque origin forbids it', () => {
  const refuse = vi.fn<() => never>(function refuse() {
    throw new DOMException('opaque origin', 'SecurityError');
  });
  vi.stubGlobal('BroadcastChannel', refuse);
  expect(() => open('opaque').channel.post({ kind: 'called' })).not.toThrow();
  expect(refuse).toHaveBeenCalled();
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(() => open('none').channel.post({ kind: 'called' })).not.toThrow();
});
