import { accentOf, judged, NEEDED } from '../state/accent.ts';
import type { StateProps } from '../state/state.ts';
import { Field } from './field.tsx';

/** The colour of buttons and links. The text on buttons follows from it. */
export function AccentField({ state, change }: StateProps) {
  const { contrast, nearest } = judged(state);
  const refusal =
    nearest &&
    `Its contrast is ${contrast.toFixed(1)} : 1. Text needs ${NEEDED} : 1. The nearest colour that has it is ${nearest}.`;
  return (
    <>
      <Field label="Accent colour" refusal={refusal} hint="Buttons and links. The text on buttons follows from it.">
        {(control) => (
          <input
            {...control}
            type="color"
            aria-invalid={nearest !== undefined}
            value={accentOf(state)}
            onChange={({ target }) => change({ accent: target.value })}
          />
        )}
      </Field>
      {nearest !== undefined && (
        <button type="button" className="quiet" onClick={() => change({ accent: nearest })}>
          Use {nearest}
        </button>
      )}
    </>
  );
}
