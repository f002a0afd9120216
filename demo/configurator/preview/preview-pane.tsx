import { useEffect, useState } from 'react';
import { Choice } from '../controls/choice.tsx';
import type { State, StateProps } from '../state/state.ts';
import { declarationOf } from '../state/tags.ts';
import { show, stayHere } from './show.ts';

/** The widget on a page of the chosen kind. */
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
      <Choice legend="Page" name="on" state={state} change={change} />
      <Frame key={`${state.on} ${reloads}`} state={state} />
    </section>
  );
}

/** The page in a frame, which its corner makes narrower. */
function Frame({ state }: { readonly state: State }) {
  const [page, setPage] = useState<Document>();
  useEffect(() => {
    if (page) show(page, state);
  }, [page, state]);
  return (
    <>
      <div className="stage">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the page is the demo's own, and needs its origin for the services */}
        <iframe
          title="Preview of the widget"
          src={`configurator/pages/${state.on}.html`}
          onLoad={({ currentTarget: { contentDocument } }) => {
            if (!contentDocument) return;
            stayHere(contentDocument);
            setPage(contentDocument);
          }}
        />
      </div>
      <p className="hint stage-note" role="status">
        {noteOn(state.tag)}
      </p>
    </>
  );
}

function noteOn(tag: string): string {
  const { events, parts } = declarationOf(tag);
  if ('shop-preview-apply' in events) return 'Only staff see the staff panel: log in as staff on the shop page.';
  return Object.keys(parts).length === 0 ? 'The log on the shop page shows what this widget does.' : '';
}
