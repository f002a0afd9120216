import { useCallback, useState } from 'react';
import type { Report } from '../preview/protocol.ts';
import { addressOfPage, useFrame } from '../preview/use-frame.ts';
import { heightRules, type MeasuredHeight } from '../snippet/styles.ts';
import type { State } from '../state/state.ts';
import { CodeBox } from './code-box.tsx';

/** From which width of the window the height of a probe counts, and the width of the probe. */
const PROBES = [
  { from: 0, width: 360 },
  { from: 768, width: 768 },
  { from: 1280, width: 1280 },
] as const;

/** Measures the widget at three widths, and writes the rules that keep its place free. */
export function ReservedHeight({ state }: { readonly state: State }) {
  const [heights, setHeights] = useState<readonly MeasuredHeight[]>([]);
  const handleHeight = useCallback((from: number, height: number) => {
    setHeights((before) =>
      [...before.filter((other) => other.from !== from), { from, height }].sort((one, other) => one.from - other.from),
    );
  }, []);
  const rules = heightRules(state, heights);
  const isMeasured = heights.length === PROBES.length;
  return (
    <>
      <div className="probes" aria-hidden="true" inert>
        {PROBES.map((probe) => (
          <Probe key={`${probe.from} ${state.tag}`} {...probe} state={state} onHeight={handleHeight} />
        ))}
      </div>
      {isMeasured && rules !== '' ? (
        <CodeBox title="Reserved height" code={rules}>
          Measured here at 360, 768 and 1280 pixels: the page does not jump when the script arrives. Measure again where
          the widget stands in a column.
        </CodeBox>
      ) : (
        <p className="hint" role="status">
          {isMeasured ? 'The widget takes no room, so nothing has to be kept free.' : 'Measuring …'}
        </p>
      )}
    </>
  );
}

interface ProbeProps {
  readonly from: number;
  readonly width: number;
  readonly state: State;
  readonly onHeight: (from: number, height: number) => void;
}

function Probe({ from, width, state, onHeight }: ProbeProps) {
  const handleReport = useCallback(
    (report: Report) => {
      if (report.kind === 'height') onHeight(from, report.height);
    },
    [from, onHeight],
  );
  const frame = useFrame(state, handleReport);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- as the preview
    <iframe
      ref={frame}
      title={`Measured at ${width} pixels`}
      tabIndex={-1}
      src={addressOfPage('bare')}
      style={{ inlineSize: width, blockSize: 800 }}
    />
  );
}
