import { useState } from 'react';
import type { Site } from '../../../src/embed/market/sites.ts';
import { INITIAL_STATE, type NewsletterState } from '../../../widgets/newsletter/newsletter-state.ts';
import { NewsletterView } from '../../../widgets/newsletter/newsletter-view.tsx';
import { EMPTY_VALUES, type FormValues } from '../../../widgets/newsletter/rules/form-values.ts';
import type { FieldErrors } from '../../../widgets/newsletter/rules/validation.ts';
import { useFormElements } from '../../../widgets/newsletter/use-form-elements.ts';
import type { AnyElement } from '../element.ts';

interface SignUpState {
  readonly state?: NewsletterState;
  readonly values?: Partial<FormValues>;
  readonly errors?: FieldErrors;
  readonly suggestion?: string;
  readonly invalidLink?: boolean;
}

const FILLED = { newsletterEmail: 'anna@example.com', firstName: 'Anna', legals: ['NEWSLETTER'] } as const;
const NO_ERRORS: FieldErrors = {};
const FAILED = { kind: 'failed', result: 'ERROR_GENERIC', offline: false, isUnseen: true } as const;

const STATES: Readonly<Record<string, SignUpState>> = {
  empty: {},
  begun: { values: { newsletterEmail: 'anna@example' } },
  'with a suggestion': { values: { newsletterEmail: 'anna@gmial.com' }, suggestion: 'anna@gmail.com' },
  wrong: {
    values: { newsletterEmail: 'anna' },
    errors: { newsletterEmail: 'newsletter.email.invalid', legals: 'newsletter.legals.required' },
  },
  sending: { values: FILLED, state: { kind: 'submitting' } },
  failed: { values: FILLED, state: FAILED },
  offline: { values: FILLED, state: { ...FAILED, offline: true } },
  'too many requests': { values: FILLED, state: { ...FAILED, wait: 120_000 } },
  'refused address': {
    values: FILLED,
    state: { ...FAILED, result: 'ERROR_INVALID_EMAIL' },
    errors: { newsletterEmail: 'newsletter.email.invalid' },
  },
  succeeded: { state: { kind: 'succeeded', address: 'eva@example.org', isUnseen: true } },
  'invalid link': { invalidLink: true },
};

/** The view of a sign-up. It can be filled in; nothing checks or sends it, so that its state stays. */
function SignUp({ site, state = INITIAL_STATE, errors = NO_ERRORS, ...given }: SignUpState & { readonly site: Site }) {
  const [values, setValues] = useState<FormValues>({ ...EMPTY_VALUES, ...given.values });
  const nothing = (): void => undefined;
  return (
    <NewsletterView
      site={site}
      linkBase=""
      imageBase="/static/newsletter/"
      offer="voucher"
      headingLevel={3}
      state={state}
      refusal={undefined}
      form={{
        values,
        errors,
        hadConsent: false,
        change: (field, value) => setValues({ ...values, [field]: value }),
        blur: nothing,
      }}
      elements={useFormElements(state)}
      suggestion={given.suggestion}
      linkNotice={given.invalidLink === true ? 'shown' : 'none'}
      showsExtendedFields={values.newsletterEmail !== ''}
      onEmailFocus={nothing}
      onEmailBlur={nothing}
      onSuggestionAccept={nothing}
      onUnfold={nothing}
      onSubmit={nothing}
      onAnother={nothing}
    />
  );
}

export const SIGN_UP = {
  name: 'NewsletterView',
  component: SignUp,
  isWidget: true,
  props: {},
  states: STATES,
} as unknown as AnyElement;
