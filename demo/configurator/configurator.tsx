import { Settings } from './controls/settings.tsx';
import { Snippets } from './output/snippets.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { useAddressedState } from './use-addressed-state.ts';

/** The address of the demo's folder. */
const DEMO = new URL('.', location.href).href;

/** The settings on one side, what comes of them on the other. */
export function Configurator() {
  const [state, change] = useAddressedState();
  return (
    <div className="configurator">
      <Settings state={state} change={change} />
      <div className="result">
        <PreviewPane state={state} change={change} />
        <Snippets state={state} change={change} demo={DEMO} />
      </div>
    </div>
  );
}
