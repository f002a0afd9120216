import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { query } from '../query.ts';
import { Settings } from './controls/settings.tsx';
import { Snippets } from './output/snippets.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { queryOf, stateOf } from './state/address.ts';
import { cleaned, type StateProps } from './state/state.ts';

/** The settings on one side, the result on the other. The page's address contains the state: a link restores it. */
function Configurator() {
  const [state, setState] = useState(() => stateOf(location.search));
  const change: StateProps['change'] = (changes) => setState((before) => cleaned({ ...before, ...changes }));
  useEffect(() => {
    history.replaceState(null, '', `${location.pathname}${queryOf(state)}${location.hash}`);
  }, [state]);
  return (
    <div className="configurator">
      <Settings state={state} change={change} />
      <div className="result">
        <PreviewPane state={state} change={change} />
        <Snippets state={state} change={change} />
      </div>
    </div>
  );
}

createRoot(query('#content')).render(
  <StrictMode>
    <Configurator />
  </StrictMode>,
);
