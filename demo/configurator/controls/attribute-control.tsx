import { useId } from 'react';
import type { DocumentedAttribute } from '../../../src/embed/element/declare/documented.ts';
import { DocText } from '../../doc-text.tsx';
import type { StateProps } from '../state/state.ts';
import { type ControlProps, Field } from './field.tsx';

interface AttributeControlProps extends StateProps {
  readonly name: string;
  readonly spec: DocumentedAttribute;
}

/** The control that fits an attribute, with what its declaration says of it. */
export function AttributeControl({ name, spec, state, change }: AttributeControlProps) {
  const id = useId();
  const value = state.attributes[name];
  const set = (next: string): void => change({ attributes: { ...state.attributes, [name]: next } });
  const doc = <DocText text={spec.doc} />;
  if (spec.kind === 'flag') {
    return (
      <div className="field">
        <label className="switch">
          <input
            type="checkbox"
            checked={value !== undefined}
            aria-describedby={id}
            onChange={({ target }) => set(target.checked ? '' : 'off')}
          />
          <AttributeLabel name={name} />
        </label>
        <p className="hint" id={id}>
          {doc}
        </p>
      </div>
    );
  }
  const refusal = value === undefined ? undefined : refusalOf(spec, value);
  return (
    <Field label={<AttributeLabel name={name} />} refusal={refusal} hint={doc}>
      {(control) => (
        <ValueControl
          control={{ ...control, 'aria-invalid': refusal !== undefined }}
          spec={spec}
          value={value ?? ''}
          set={set}
        />
      )}
    </Field>
  );
}

/** The attribute in words, and as it is written. */
function AttributeLabel({ name }: { readonly name: string }) {
  const words = name.replaceAll('-', ' ');
  return (
    <>
      {words.charAt(0).toUpperCase() + words.slice(1)} <code>{name}</code>
    </>
  );
}

interface ValueControlProps {
  readonly control: ControlProps & { readonly 'aria-invalid': boolean };
  readonly spec: DocumentedAttribute;
  readonly value: string;
  readonly set: (value: string) => void;
}

function ValueControl({ control, spec, value, set }: ValueControlProps) {
  const { kind, values, range } = spec;
  if (values) {
    // The default is one of the values, or it follows the page.
    const isListed = values.includes(spec.defaultText);
    const all = kind === 'tokens' ? [...values, values.join(' ')] : values;
    return (
      <select {...control} value={value} onChange={({ target }) => set(target.value)}>
        <option value="">{isListed ? spec.defaultText : 'automatic'}</option>
        {all.map((each) => each !== spec.defaultText && <option key={each}>{each}</option>)}
      </select>
    );
  }
  return (
    <input
      {...control}
      {...range}
      type={kind === 'number' ? 'number' : 'text'}
      inputMode={kind === 'address' ? 'url' : undefined}
      autoComplete="off"
      spellCheck={false}
      placeholder={spec.defaultText === 'none' ? undefined : spec.defaultText}
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  );
}

/** Why the tag would not take a value; `undefined` if it does. */
function refusalOf(spec: DocumentedAttribute, raw: string): string | undefined {
  const value = raw.trim();
  if (spec.kind === 'flag' || value === '' || spec.parse(value) !== undefined) return undefined;
  return `The tag ignores this: it takes ${spec.allowed}.`;
}
