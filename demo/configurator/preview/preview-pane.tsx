import { useEffect, useRef, useState } from 'react';
import { Choice } from '../controls/choice.tsx';
import { PREVIEW_PAGES, PREVIEW_WIDTHS, type State, type StateProps } from '../state/state.ts';
import { declarationOf } from '../state/tags.ts';
import { show, stayHere } from './show.ts';

const PAGE_LABELS: Readonly<Record<State['page'], string>> = {
  bare: 'Bare page',
  column: 'Narrow column',
};

/** The widget on a page of the chosen kind and width. */
export function PreviewPane({ state, change }: StateProps) {
  const [reloads, setReloads] = useState(0);
  return (
    <section className="preview" id="preview" aria-labelledby="preview-title" tabIndex={-1}>
      <div className="section-head">
        <h2 id="preview-title">Preview</h2>
        <button type="button" className="quiet" onClick={() => setReloads((count) => count + 1)}>
          Reload
        </button>
      </div>
      <div className="preview-bar">
        <Choice
          legend="Page"
          name="on"
          options={PREVIEW_PAGES.map((page) => ({ value: page, label: PAGE_LABELS[page] }))}
          value={state.page}
          onChange={(page) => change((before) => ({ ...before, page }))}
        />
        <Choice
          legend="Width"
          name="width"
          options={PREVIEW_WIDTHS.map((width) => ({ value: width, label: width === 'full' ? 'Full' : width }))}
          value={state.width}
          onChange={(width) => change((before) => ({ ...before, width }))}
        />
      </div>
      <Frame key={`${state.page} ${reloads}`} state={state} />
    </section>
  );
}

/** A frame of the chosen width. Where there is less room it is shown smaller, as a whole. */
function Frame({ state }: { readonly state: State }) {
  const [page, setPage] = useState<Document>();
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!stage.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (page) show(page, state);
  }, [page, state]);
  const width = state.width === 'full' ? room : Number(state.width);
  const scale = room === 0 || width <= room ? 1 : room / width;
  return (
    <>
      <div className="stage" ref={stage}>
        <div className="stage-box" style={{ inlineSize: width * scale || '100%', blockSize: HEIGHT }}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the page is the demo's own, and needs its origin for the services */}
          <iframe
            title="Preview of the widget"
            src={`configurator/pages/${state.page}.html`}
            onLoad={({ currentTarget: { contentDocument } }) => {
              if (!contentDocument) return;
              stayHere(contentDocument);
              setPage(contentDocument);
            }}
            style={{
              inlineSize: width || '100%',
              blockSize: HEIGHT / scale,
              ...(scale < 1 && { transform: `scale(${scale})` }),
            }}
          />
        </div>
      </div>
      <p className="hint stage-note" role="status">
        {scale < 1 ? `${width} px wide, shown at ${Math.round(scale * 100)} %. ` : ''}
        {noteOn(state.tag)}
      </p>
    </>
  );
}

/** Of the preview, in pixels. */
const HEIGHT = 640;

function noteOn(tag: string): string {
  const { events, parts } = declarationOf(tag);
  if ('shop-preview-apply' in events) return 'Staff alone see the staff panel: log in as staff on the shop page.';
  return Object.keys(parts).length === 0 ? 'The log on the shop page shows what this widget does.' : '';
}
