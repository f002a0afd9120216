import { CHOICES, type StateProps } from '../state/state.ts';

interface ChoiceProps extends StateProps {
  readonly legend: string;
  readonly name: keyof typeof CHOICES;
}

/** A row of radio buttons that looks like one control. */
export function Choice({ legend, name, state, change }: ChoiceProps) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choice-row">
        {CHOICES[name].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === state[name]}
              onChange={() => change({ [name]: value })}
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
