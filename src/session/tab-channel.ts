/** What a tab tells the others of its browser. None of it is secret. */
export type TabMessage =
  /** How far the device's clock is from the server's, in milliseconds. */
  | { readonly kind: 'time'; readonly offset: number }
  /** The service has just been asked for a renewal, for all tabs: their period begins anew. */
  | { readonly kind: 'asked' }
  /** An expired login is about to be brought back: has any tab tried that before? It is named by its fingerprint. */
  | { readonly kind: 'reviving'; readonly login: number }
  /** The long-term token was asked about this expired login, in vain. */
  | { readonly kind: 'given-up'; readonly login: number };

/** The way from tab to tab. */
export interface TabChannel {
  /** Hears what other tabs tell, until it is closed. */
  open(listener: (message: TabMessage) => void): void;
  post(message: TabMessage): void;
  close(): void;
}

/** @param name the same in all tabs; without a way between tabs each finds out for itself */
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

/** Any script of the shop can post to the channel, and so can another version of this one. */
function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, offset, login } = data as Readonly<Record<string, unknown>>;
  switch (kind) {
    case 'asked':
      return true;
    case 'time':
      return Number.isFinite(offset);
    case 'reviving':
    case 'given-up':
      return Number.isFinite(login);
    default:
      return false;
  }
}
