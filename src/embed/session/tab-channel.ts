import { isRecord } from '../is-record.ts';

/** A message from a tab to the other tabs of the browser. None of it is secret. */
export type TabMessage =
  /** How far the device's clock is from the server's, in milliseconds. */
  | { readonly kind: 'time'; readonly offset: number }
  /** A tab has just called the service for a renewal: the period of all tabs starts again. */
  | { readonly kind: 'called' };

export interface TabChannel {
  /** Passes on the messages of other tabs until the channel is closed. */
  open(listener: (message: TabMessage) => void): void;
  post(message: TabMessage): void;
  close(): void;
}

/** @param name the same in all tabs. Where tabs cannot send messages, the channel does nothing. */
export function createTabChannel(name: string): TabChannel {
  let channel: BroadcastChannel | undefined;
  return {
    open(listener) {
      if (channel || typeof BroadcastChannel !== 'function') return;
      try {
        channel = new BroadcastChannel(name);
      } catch {
        // An opaque origin.
        return;
      }
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) listener(data);
      });
    },
    post: (message) => channel?.postMessage(message),
    close() {
      channel?.close();
      channel = undefined;
    },
  };
}

/** Any script of the page's origin can post to the channel, other versions of this script included. */
function isTabMessage(data: unknown): data is TabMessage {
  return isRecord(data) && (data.kind === 'called' || (data.kind === 'time' && Number.isFinite(data.offset)));
}
