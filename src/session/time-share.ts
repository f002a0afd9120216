/** Tells the tabs of a browser how far the device's clock is from the server's, in milliseconds. */
export interface TimeShare {
  /** Hears what other tabs tell, until it is closed. */
  open(listener: (offset: number) => void): void;
  tell(offset: number): void;
  close(): void;
}

/** @param name the same in all tabs; without a way between tabs each finds out for itself */
export function createTimeShare(name: string): TimeShare {
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
        if (typeof data === 'number' && Number.isFinite(data)) listener(data);
      });
    },
    tell: (offset) => channel?.postMessage(offset),
    close() {
      channel?.close();
      channel = undefined;
    },
  };
}
