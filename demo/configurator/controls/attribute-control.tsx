import { useId } from 'react';
import type { DocumentedAttribute } from '../../../src/embed/element/declare/documented.ts';
import { type AttributeKind, kindOf } from '../../../src/embed/element/declare/kinds.ts';
import { DocText } from '../../doc-text.tsx';
import { refusalOf } from '../state/refusal.ts';

interface AttributeControlProps {
  readonly name: string;
  readonly spec: DocumentedAttribute;
  /** `undefined` for the default. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The control that fits an attribute, with what its declaration says of it. */
export function AttributeControl({ name, spec, value, onChange }: AttributeControlProps) {
  const id = useId();
  const kind = kindOf(spec);
  const refusal = value === undefined ? undefined : refusalOf(spec, value);
  const doc = (
    <p className="hint" id={`${id}-doc`}>
      <DocText text={spec.doc} />
    </p>
  );
  if (kind.kind === 'flag') {
    return (
      <div className="field">
        <label className="switch">
          <input
            type="checkbox"
            checked={value !== undefined}
            aria-describedby={`${id}-doc`}
            onChange={({ target }) => onChange(target.checked ? '' : undefined)}
          />
          <code>{name}</code>
        </label>
        {doc}
      </div>
    );
  }
  if (kind.kind === 'tokens') {
    return (
      <fieldset className="field" aria-describedby={`${id}-doc`}>
        <legend>
          <code>{name}</code>
        </legend>
        <Words values={kind.values} chosen={value?.split(' ') ?? []} onChange={onChange} />
        {doc}
      </fieldset>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <ValueControl
        id={id}
        kind={kind}
        spec={spec}
        value={value}
        isRefused={refusal !== undefined}
        onChange={onChange}
      />
      <p className="refusal" id={`${id}-refusal`} role="status">
        {refusal}
      </p>
      {doc}
    </div>
  );
}

interface WordsProps {
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (value: string | undefined) => void;
}

function Words({ values, chosen, onChange }: WordsProps) {
  return values.map((word) => (
    <label key={word} className="switch">
      <input
        type="checkbox"
        checked={chosen.includes(word)}
        onChange={({ target }) => {
          const next = values.filter((each) => (each === word ? target.checked : chosen.includes(each)));
          onChange(next.length === 0 ? undefined : next.join(' '));
        }}
      />
      {word}
    </label>
  ));
}

interface ValueControlProps extends Pick<AttributeControlProps, 'spec' | 'value' | 'onChange'> {
  readonly id: string;
  readonly kind: Exclude<AttributeKind, { kind: 'flag' | 'tokens' }>;
  readonly isRefused: boolean;
}

function ValueControl({ id, kind, spec, value, isRefused, onChange }: ValueControlProps) {
  const described = { 'aria-describedby': `${id}-refusal ${id}-doc`, id };
  if (kind.kind === 'choice') {
    // The default is one of the values, or it follows the page.
    const isListed = kind.values.includes(spec.defaultText);
    return (
      <select
        {...described}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{isListed ? spec.defaultText : 'automatic'}</option>
        {kind.values
          .filter((each) => each !== spec.defaultText)
          .map((each) => (
            <option key={each}>{each}</option>
          ))}
      </select>
    );
  }
  return (
    <input
      {...described}
      {...(kind.kind === 'number' && { min: kind.min, max: kind.max })}
      type={kind.kind === 'number' ? 'number' : 'text'}
      inputMode={kind.kind === 'address' ? 'url' : undefined}
      autoComplete="off"
      spellCheck={false}
      placeholder={spec.defaultText === 'none' ? undefined : spec.defaultText}
      aria-invalid={isRefused}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}
