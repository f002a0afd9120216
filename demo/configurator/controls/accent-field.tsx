import { accentOf, contrastOfAccent, NEEDED } from '../state/accent.ts';
import type { StateProps } from '../state/state.ts';
import { Field } from './field.tsx';

/** The colour of buttons and links. The text on buttons follows from it. */
export function AccentField({ state, change }: StateProps) {
  const contrast = contrastOfAccent(state);
  const isLow = contrast < NEEDED;
  return (
    <Field
      label="Accent colour"
      refusal={isLow ? `Its contrast is ${contrast.toFixed(1)} : 1. Text needs ${NEEDED} : 1.` : undefined}
      hint="Buttons and links. The text on buttons follows from it."
    >
      {(control) => (
        <input
          {...control}
          type="color"
          aria-invalid={isLow}
          value={accentOf(state)}
          onChange={({ target }) => change({ accent: target.value })}
        />
      )}
    </Field>
  );
}
