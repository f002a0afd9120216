import { useEffect, useRef, useState } from 'react';
import { Choice } from '../controls/choice.tsx';
import type { State, StateProps } from '../state/state.ts';
import { declarationOf } from '../state/tags.ts';
import { show, stayHere } from './show.ts';

export function PreviewPane({ state, change }: StateProps) {
  const page = state.on === 'column' ? 'column' : 'bare';
  return (
    <section className="preview" aria-labelledby="preview-title">
      <div className="section-head">
        <h2 id="preview-title">Preview</h2>
        <Choice legend="Width" name="on" state={state} change={change} />
      </div>
      <Frame key={page} page={page} state={state} />
      <p className="hint" aria-live="polite">
        {noteOn(state.tag)}
      </p>
    </section>
  );
}

interface FrameProps {
  readonly page: string;
  readonly state: State;
  /** What happens to the page of the frame before its widgets start. */
  readonly onPage?: (page: Document) => void;
}

/** The page in a frame of its width, made smaller where there is less room. */
export function Frame({ page, state, onPage }: FrameProps) {
  const [shown, setShown] = useState<Document>();
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (shown) show(shown, state);
  }, [shown, state]);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const width = Number(state.on) || 1280;
  const scale = Math.min(1, room.width / width) || 1;
  return (
    <div className="stage" ref={stage}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the page is the demo's own, and needs its origin for the services */}
      <iframe
        title="Preview of the widget"
        src={`configurator/pages/${page}.html`}
        style={{
          inlineSize: width,
          blockSize: room.height / scale,
          scale,
          left: Math.max(0, (room.width - width) / 2),
        }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          stayHere(contentDocument);
          onPage?.(contentDocument);
          setShown(contentDocument);
        }}
      />
    </div>
  );
}

function noteOn(tag: string): string {
  const { events, parts } = declarationOf(tag);
  if ('shop-preview-apply' in events) return 'Only staff see the staff panel: log in as staff on the shop page.';
  return Object.keys(parts).length === 0 ? 'The log on the shop page shows what this widget does.' : '';
}
