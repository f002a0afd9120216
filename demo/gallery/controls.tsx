import { useId } from 'react';
import { choicesOf, type PropRow } from './read-interfaces.ts';

type Props = Readonly<Record<string, unknown>>;

interface ControlsProps {
  readonly rows: readonly PropRow[];
  readonly props: Props;
  readonly onChange: (change: Props) => void;
}

/** One control for each prop with a simple type. */
export function Controls({ rows, props, onChange }: ControlsProps) {
  const controls = rows.flatMap((row) => {
    const kind = kindOf(row);
    return kind === undefined ? [] : [{ row, kind }];
  });
  return (
    <fieldset className="controls">
      <legend>Props</legend>
      {controls.map(({ row, kind }) => (
        <Control key={row.name} row={row} kind={kind} value={props[row.name]} onChange={onChange} />
      ))}
    </fieldset>
  );
}

type Kind = 'boolean' | 'text' | 'number' | readonly (string | number)[];

function kindOf({ name, type }: PropRow): Kind | undefined {
  if (name === 'id' || name === 'htmlFor' || name.startsWith('on')) return undefined;
  const given = type.replace(/ \| undefined$/, '');
  if (given === 'boolean' || given === 'number') return given;
  if (given === 'string' || given === 'ReactNode') return 'text';
  return choicesOf(given);
}

interface ControlProps {
  readonly row: PropRow;
  readonly kind: Kind;
  readonly value: unknown;
  readonly onChange: (change: Props) => void;
}

function Control({ row, kind, value, onChange }: ControlProps) {
  const id = useId();
  // A React element, which no control can edit.
  if (typeof value === 'object' && value !== null) return null;
  const set = (next: unknown): void => onChange({ [row.name]: next });
  return (
    <div className="control-row">
      <label htmlFor={id}>{row.name}</label>
      {kind === 'boolean' ? (
        <input id={id} type="checkbox" checked={value === true} onChange={(event) => set(event.target.checked)} />
      ) : typeof kind === 'object' ? (
        <ChoiceControl id={id} choices={kind} optional={row.optional} value={value} onChange={set} />
      ) : (
        <input
          id={id}
          type={kind === 'number' ? 'number' : 'text'}
          value={textOf(value)}
          onChange={({ target }) => {
            // An empty control leaves the prop out.
            if (target.value === '' && row.optional) set(undefined);
            else set(kind === 'number' ? target.valueAsNumber : target.value);
          }}
        />
      )}
    </div>
  );
}

interface ChoiceControlProps {
  readonly id: string;
  readonly choices: readonly (string | number)[];
  readonly optional: boolean;
  readonly value: unknown;
  readonly onChange: (value: string | number | undefined) => void;
}

function ChoiceControl({ id, choices, optional, value, onChange }: ChoiceControlProps) {
  return (
    <select
      id={id}
      value={textOf(value)}
      onChange={({ target }) => onChange(choices.find((choice) => String(choice) === target.value))}
    >
      {optional && <option value="">(default)</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}

/** A simple value as the text of a control. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
