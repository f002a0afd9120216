import { useEffect, useRef, useState } from 'react';
import { setStaffSession, staffSession } from '../../index/backend.ts';
import { Choice } from '../controls/choice.tsx';
import { eventsOf, PREVIEW_PAGES, PREVIEW_WIDTHS, type State } from '../state/state.ts';
import type { Change } from '../use-addressed-state.ts';
import { useFrame } from './use-frame.ts';

interface PreviewPaneProps {
  readonly state: State;
  readonly change: Change;
}

const PAGE_LABELS: Readonly<Record<State['page'], string>> = {
  bare: 'Bare page',
  bootstrap: 'Bootstrap 3',
  table: 'Table layout',
};

/** The widget on a page of the chosen kind and width. */
export function PreviewPane({ state, change }: PreviewPaneProps) {
  const [reloads, setReloads] = useState(0);
  const reload = (): void => setReloads((count) => count + 1);
  const hasStaffPanel = eventsOf(state.tag).includes('shop-preview-apply');
  return (
    <section className="preview" id="preview" aria-labelledby="preview-title" tabIndex={-1}>
      <div className="section-head">
        <h2 id="preview-title">Preview</h2>
        <button type="button" className="quiet" onClick={reload}>
          Reload
        </button>
      </div>
      <div className="preview-bar">
        <Choice
          legend="Page"
          name="on"
          options={PREVIEW_PAGES.map((page) => ({ value: page, label: PAGE_LABELS[page] }))}
          value={state.page}
          onChange={(page) => change((before) => ({ ...before, page }), 'on')}
        />
        <Choice
          legend="Width"
          name="width"
          options={PREVIEW_WIDTHS.map((width) => ({ value: width, label: width === 'full' ? 'Full' : width }))}
          value={state.width}
          onChange={(width) => change((before) => ({ ...before, width }), 'width')}
        />
        {hasStaffPanel && <StaffSwitch onChange={reload} />}
      </div>
      <Frame key={`${state.page} ${reloads}`} state={state} />
    </section>
  );
}

/** A frame of the chosen width. Where there is less room it is shown smaller, as a whole. */
function Frame({ state }: Pick<PreviewPaneProps, 'state'>) {
  const { frame, height } = useFrame(state);
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!stage.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const width = state.width === 'full' ? room : Number(state.width);
  const scale = room === 0 || width <= room ? 1 : room / width;
  return (
    <>
      <div className="stage" ref={stage}>
        <div className="stage-box" style={{ inlineSize: width * scale || '100%', blockSize: HEIGHT }}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the page is the demo's own, and needs its origin for the services */}
          <iframe
            ref={frame}
            title="Preview of the widget"
            src={`configurator/pages/${state.page}.html`}
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
        {height === 0 ? 'The widget takes no room here. The log on the shop page shows what it does.' : ''}
      </p>
    </>
  );
}

/** Of the preview, in pixels. */
const HEIGHT = 640;

/** Logs in as staff in the demo's backend, who alone see the staff panel. */
function StaffSwitch({ onChange }: { readonly onChange: () => void }) {
  const [isStaff, setStaff] = useState<boolean>();
  useEffect(() => {
    void staffSession().then(
      (session) => setStaff(session !== null),
      () => undefined,
    );
  }, []);
  const toggle = async (wanted: boolean): Promise<void> => {
    try {
      await setStaffSession(wanted ? 'staff' : null);
      setStaff(wanted);
      onChange();
    } catch {
      setStaff(undefined);
    }
  };
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={isStaff === true}
        disabled={isStaff === undefined}
        onChange={({ target }) => void toggle(target.checked)}
      />
      Seen by staff
    </label>
  );
}
