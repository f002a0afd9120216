import { useState } from 'react';
import type { CustomerClient } from '../../src/api/customer-client.ts';
import type { NewsletterClient } from '../../src/api/newsletter-client.ts';
import type { Site } from '../../src/market/sites.ts';
import { fieldOrder } from './country-rules.ts';
import type { SignUpDispatch } from './declaration.ts';
import { isTrapped } from './honeypot.tsx';
import { NewsletterView } from './newsletter-view.tsx';
import { suggestEmail } from './typo-hint.ts';
import { useCustomer } from './use-customer.ts';
import { useFormElements } from './use-form-elements.ts';
import { useSignUpForm } from './use-sign-up-form.ts';
import { useSubmission } from './use-submission.ts';

export interface NewsletterProps {
  readonly site: Site;
  /** Whether the service is told the site. */
  readonly sendsSite: boolean;
  readonly origin: string;
  readonly originAddition: string;
  readonly imageBase: string;
  readonly headingLevel: number;
  /** The page was opened from a stale confirmation link. */
  readonly invalidLink: boolean;
  readonly newsletterClient: NewsletterClient;
  readonly customerClient: CustomerClient;
  readonly dispatch: SignUpDispatch;
}

/** The sign-up: its state and effects. What it looks like is the view's business. */
export function Newsletter({ site, newsletterClient, customerClient, dispatch, ...props }: NewsletterProps) {
  const form = useSignUpForm(site);
  const { state, submit } = useSubmission({
    site,
    sendsSite: props.sendsSite,
    origin: props.origin,
    originAddition: props.originAddition,
    client: newsletterClient,
    dispatch,
  });
  const [emailWasFocused, setEmailWasFocused] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const elements = useFormElements(state);
  useCustomer(customerClient, form.prefill);

  const handleSubmit = (): void => {
    if (state.kind === 'submitting') return;
    // A bot is not told what else is wrong with its form.
    const byBot = isTrapped(elements.trap.current);
    const errors = byBot ? {} : form.validateAll();
    const firstInvalid = fieldOrder(site).find((field) => errors[field] !== undefined);
    if (firstInvalid) elements.showField(firstInvalid);
    else void submit({ form, byBot, onStart: elements.parkFocus });
  };

  return (
    <NewsletterView
      site={site}
      imageBase={props.imageBase}
      headingLevel={props.headingLevel}
      state={state}
      form={form}
      elements={elements}
      suggestion={state.kind === 'submitting' ? undefined : suggestEmail(form.values.newsletterEmail, site, isTyping)}
      showsInvalidLink={props.invalidLink && !emailWasFocused}
      showsExtendedFields={emailWasFocused || hasContent(form)}
      onEmailFocus={() => {
        setEmailWasFocused(true);
        setIsTyping(true);
      }}
      onEmailBlur={() => {
        form.blur('newsletterEmail');
        setIsTyping(false);
      }}
      onSuggestionAccept={(address) => {
        // The button that was pressed goes away with its suggestion.
        elements.focusField('newsletterEmail');
        form.change('newsletterEmail', address);
      }}
      onSubmit={handleSubmit}
    />
  );
}

function hasContent({ values }: ReturnType<typeof useSignUpForm>): boolean {
  return values.newsletterEmail !== '' || values.firstName !== '' || values.lastName !== '';
}
