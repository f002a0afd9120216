import { useCallback, useMemo, useState } from 'react';
import { Settings } from './controls/settings.tsx';
import { Logs } from './output/logs.tsx';
import { Snippets } from './output/snippets.tsx';
import { EMPTY_LOG, logged } from './output/log-entries.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import type { Report } from './preview/protocol.ts';
import { useAddressedState } from './use-addressed-state.ts';

/** The settings on one side, what comes of them on the other. */
export function Configurator() {
  const [state, change] = useAddressedState();
  const [log, setLog] = useState(EMPTY_LOG);
  const handleReport = useCallback((report: Report) => setLog((before) => logged(before, report)), []);
  const clear = useCallback(() => setLog(EMPTY_LOG), []);
  const demo = useMemo(() => new URL('.', location.href).href, []);
  return (
    <div className="configurator">
      <Settings state={state} change={change} />
      <div className="result">
        <PreviewPane state={state} change={change} onReport={handleReport} />
        <Logs log={log} onClear={clear} />
        <Snippets state={state} change={change} demo={demo} />
      </div>
    </div>
  );
}
