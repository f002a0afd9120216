import { COMPANY, SHOP, type StateProps } from '../state/state.ts';
import { Field } from './field.tsx';

const SHOP_HINT = 'Replaces {{shop}} in your own texts. Without a company, the consents name it as the sender.';

/** The company that the consents name, without which no sign-up should go live, and the name of the shop. */
export function SenderFields({ state, change }: StateProps) {
  const isMissing = !state.texts[COMPANY]?.trim();
  const fields = [
    { key: COMPANY, label: 'Your company, with its legal form', hint: 'The consents name it as the sender.' },
    { key: SHOP, label: 'Your shop, as customers know it', hint: SHOP_HINT },
  ];
  return fields.map(({ key, label, hint }) => (
    <Field
      key={key}
      label={label}
      refusal={key === COMPANY && isMissing ? 'Required before the page goes live.' : undefined}
      hint={
        <>
          {hint} Key: <code>{key}</code>.
        </>
      }
    >
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          required={key === COMPANY}
          value={state.texts[key] ?? ''}
          onChange={({ target }) =>
            change((before) => ({ ...before, texts: { ...before.texts, [key]: target.value } }))
          }
        />
      )}
    </Field>
  ));
}
