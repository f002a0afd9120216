import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { query } from '../query.ts';
import { LinkNotice } from './controls/link-notice.tsx';
import { Settings } from './controls/settings.tsx';
import { Snippets } from './output/snippets.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { queryOf, readLink } from './state/address.ts';
import { cleaned, type StateProps } from './state/state.ts';

/** The settings on one side, the result on the other. The page's address contains the state: a link restores
 * it, addresses of other hosts only after a question. */
function Configurator() {
  const [link] = useState(() => readLink(location.href));
  const [foreign, setForeign] = useState(link.foreign);
  const [state, setState] = useState(link.state);
  const change: StateProps['change'] = (changes) => setState((before) => cleaned({ ...before, ...changes }));
  useEffect(() => {
    history.replaceState(null, '', `${location.pathname}${queryOf(state)}${location.hash}`);
  }, [state]);
  const answer = (given: 'use' | 'leave'): void => {
    if (given === 'use') change({ attributes: { ...state.attributes, ...foreign } });
    setForeign({});
    // The button that had the focus is gone.
    query('#content').focus();
  };
  return (
    <>
      {Object.keys(foreign).length > 0 && <LinkNotice foreign={foreign} onAnswer={answer} />}
      <div className="configurator">
        <Settings state={state} change={change} />
        <div className="result">
          <PreviewPane state={state} change={change} />
          <Snippets state={state} change={change} />
        </div>
      </div>
    </>
  );
}

createRoot(query('#content')).render(
  <StrictMode>
    <Configurator />
  </StrictMode>,
);
