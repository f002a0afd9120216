import { useEffect, useState } from 'react';
import { Settings } from './controls/settings.tsx';
import { Snippets } from './output/snippets.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { queryOf, stateOf } from './state/address.ts';
import { type Change, cleaned } from './state/state.ts';

/** The settings on one side, what comes of them on the other. The page's address holds the state: a link restores it. */
export function Configurator() {
  const [state, setState] = useState(() => stateOf(location.search));
  const change: Change = (update) => setState((before) => cleaned(update(before)));
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
