import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { childrenOf, contentData, textsData } from '../snippet/parts.ts';
import { isSafeTokenValue } from '../snippet/styles.ts';
import type { State } from '../state/state.ts';
import type { Report, Shown } from './protocol.ts';

/** What the preview needs to know of a state. */
function shownOf(state: State): Shown {
  const [texts, content] = [textsData(state), contentData(state)];
  const tokens = Object.entries(state.tokens).filter(([, value]) => isSafeTokenValue(value));
  return {
    tag: state.tag,
    attributes: state.attributes,
    tokens: Object.fromEntries(tokens.map(([name, value]) => [`--shop-${name}`, value])),
    texts: texts === undefined ? '' : JSON.stringify(texts),
    content: content === undefined ? '' : JSON.stringify(content),
    children: childrenOf(state, 'slot').join(''),
  };
}

interface ShownFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The height of the widget in pixels; `undefined` until it shows. */
  readonly height: number | undefined;
}

/** Shows the state in the page of a frame. */
export function useFrame(state: State): ShownFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [readyCount, setReadyCount] = useState(0);
  const [height, setHeight] = useState<number>();
  const message = JSON.stringify(shownOf(state));
  const shown = useMemo(() => JSON.parse(message) as Shown, [message]);

  useEffect(() => {
    const handle = ({ source, origin, data }: MessageEvent<Report>): void => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.kind === 'ready') setReadyCount((count) => count + 1);
      else setHeight(data.height);
    };
    window.addEventListener('message', handle);
    return () => window.removeEventListener('message', handle);
  }, []);

  useEffect(() => {
    if (readyCount > 0) frame.current?.contentWindow?.postMessage(shown, location.origin);
  }, [shown, readyCount]);
  return { frame, height };
}
