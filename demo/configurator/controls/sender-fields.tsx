import { type ReactNode, useId } from 'react';
import { COMPANY, SHOP, type StateProps, withValue } from '../state/state.ts';

/** The company that the consents name, without which no sign-up should go live, and the name of the shop. */
export function SenderFields(props: StateProps) {
  const isMissing = !props.state.texts[COMPANY]?.trim();
  return (
    <>
      <SenderField {...props} textKey={COMPANY} label="Your company, with its legal form" isRequired>
        <span className="refusal" role="status">
          {isMissing && 'Required before the page goes live. '}
        </span>
        The consents name it as the sender of the newsletter.
      </SenderField>
      <SenderField {...props} textKey={SHOP} label="Your shop, as customers know it">
        Replaces <code>{'{{shop}}'}</code> in your own texts.
      </SenderField>
    </>
  );
}

interface SenderFieldProps extends StateProps {
  readonly textKey: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

function SenderField({ textKey, label, isRequired = false, state, change, children }: SenderFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        required={isRequired}
        aria-describedby={`${id}-doc`}
        value={state.texts[textKey] ?? ''}
        onChange={({ target }) => {
          const value = target.value === '' ? undefined : target.value;
          change((before) => ({ ...before, texts: withValue(before.texts, textKey, value) }));
        }}
      />
      <p className="hint" id={`${id}-doc`}>
        {children} Key: <code>{textKey}</code>.
      </p>
    </div>
  );
}
