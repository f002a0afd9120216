import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CreateNewsletterSubscriberRequest } from '../../src/embed/api/openapi/newsletter.types.ts';
import type { Site } from '../../src/embed/market/sites.ts';
import { isPressedAgain } from '../../src/embed/page/held-press.ts';
import { isTrapped } from './fields/honeypot.tsx';
import { useLinkNotice } from './link-notice.tsx';
import { INITIAL_STATE, type NewsletterState, type Outcome, type Refusal } from './newsletter-state.ts';
import { NewsletterView } from './newsletter-view.tsx';
import { cleanEmail } from './rules/email-address.ts';
import { fieldOrder, type FormValues } from './rules/form-values.ts';
import { toRequest } from './rules/submission.ts';
import { suggestEmail } from './rules/typo-hint.ts';
import type { FieldErrors } from './rules/validation.ts';
import type { SignUpProps } from './sign-up-props.ts';
import { useCustomer } from './use-customer.ts';
import { type FormElements, useFormElements } from './use-form-elements.ts';
import { useSender } from './use-sender.ts';
import { type SignUpForm, useSignUpForm } from './use-sign-up-form.ts';

export interface NewsletterProps extends SignUpProps {
  /** The page was opened from a confirmation link that is no longer valid. */
  readonly invalidLink: boolean;
  /** Called when the sign-up was accepted. */
  readonly onSuccess?: () => void;
}

/** The newsletter sign-up: state and effects. The view renders it. */
export function Newsletter(props: NewsletterProps) {
  const { site } = props;
  const { state, refusal, form, elements, submit, dismissFailure, beginAgain } = useSignUp(props);
  const [emailWasFocused, setEmailWasFocused] = useState(false);
  const hasBegun = emailWasFocused || hasContent(form.values);
  const { isUnfolded, unfold, unfoldNow } = useUnfolding(hasBegun, elements);
  const [isTyping, setIsTyping] = useState(false);
  const [linkNotice, dismissLinkNotice] = useLinkNotice(props.invalidLink, state.kind === 'failed');
  const suggestion = useSuggestion(site, form, isTyping, state.kind === 'submitting');
  const handleEmailFocus = (): void => {
    setEmailWasFocused(true);
    dismissLinkNotice();
    setIsTyping(true);
    dismissFailure();
    form.takeOver();
  };
  const handleEmailBlur = (): void => {
    form.blur('newsletterEmail');
    setIsTyping(false);
    // Before the focus is on what they move.
    if (!elements.isPointedAt()) unfoldNow();
  };
  useEarlyFocus(form, elements, handleEmailFocus, handleEmailBlur);
  return (
    <NewsletterView
      {...props}
      state={state}
      refusal={refusal}
      form={form}
      elements={elements}
      suggestion={suggestion}
      linkNotice={linkNotice}
      showsExtendedFields={isUnfolded}
      onEmailFocus={handleEmailFocus}
      onEmailBlur={handleEmailBlur}
      onSuggestionAccept={(address) => {
        // The pressed button disappears together with its suggestion.
        elements.focusField('newsletterEmail');
        form.change('newsletterEmail', address);
      }}
      onUnfold={unfold}
      onSubmit={() => {
        const wasShown = isUnfolded && !isPressedAgain();
        // What is wrong gets the focus at once, so it has to be there.
        flushSync(unfoldNow);
        submit(wasShown);
        elements.ignoreDoubleClick();
      }}
      onAnother={() => {
        // Another address is not the customer's, who may have given the consent.
        form.reset();
        beginAgain();
      }}
    />
  );
}

/** The address that the visitor may have meant. */
function useSuggestion(site: Site, form: SignUpForm, isTyping: boolean, submitting: boolean): string | undefined {
  const suggestion = submitting ? undefined : suggestEmail(form.values.newsletterEmail, site, isTyping);
  const [known, setKnown] = useState(suggestion);
  if (suggestion !== known) {
    setKnown(suggestion);
    if (suggestion !== undefined && isTyping) form.announce('newsletterEmail');
  }
  return suggestion;
}

/** From a press of the submit button to the message that it leads to. */
function useSignUp(props: NewsletterProps) {
  const { site, origin, originAddition, dispatch } = props;
  const [state, setState] = useState<NewsletterState>(INITIAL_STATE);
  const elements = useFormElements(state);
  const form = useSignUpForm(site, elements.shownValues);
  const { refusal, refuse } = useRefusal(site, form, elements);
  const send = useSender(props.newsletterClient, props.sendSite ? site : undefined);
  // Two presses can come before a render, so the state alone does not keep the second one out.
  const submitting = useRef(false);
  useCustomer(props.customerClient, (data) => form.prefill(data, elements.hasFocus));
  const detail = { site, origin, originAddition };

  const succeed = (address: string): void => {
    setState({ kind: 'succeeded', address, isUnseen: elements.isFocusOutside() });
    props.onSuccess?.();
    dispatch('shop-newsletter-success', detail);
  };

  const finish = (outcome: Outcome, address: string): void => {
    if (outcome.kind === 'succeeded') return succeed(address);
    const isInvalid = outcome.result === 'ERROR_INVALID_EMAIL';
    const isFocused = isInvalid && elements.hasFocus('newsletterEmail');
    if (isInvalid) form.fail({ newsletterEmail: 'newsletter.email.invalid' });
    if (isFocused && !elements.isPointedAt()) form.announce('newsletterEmail');
    setState({ ...outcome, isUnseen: isFocused || (isInvalid && elements.isFocusOutside()) });
    dispatch('shop-newsletter-error', { result: outcome.result });
  };

  const noteAnswer = useAnswer();

  const sendRequest = async (request: CreateNewsletterSubscriberRequest): Promise<void> => {
    submitting.current = true;
    try {
      // A listener may also have removed the tag.
      if (!dispatch('shop-newsletter-submit', detail) || !elements.submit.current?.isConnected) return;
      // Before the fields are disabled, or the focus would fall to the page.
      elements.keepFocus();
      setState({ kind: 'submitting' });
      const outcome = await send(request);
      noteAnswer(() => finish(outcome, request.email));
    } finally {
      submitting.current = false;
    }
  };

  /** @param wasShown whether notice and consents were on the screen before the press, which declares nothing otherwise */
  const submit = (wasShown: boolean): void => {
    // A listener of the page may have removed the tag.
    if (state.kind === 'submitting' || submitting.current || !elements.submit.current?.isConnected) return;
    const checked = form.check();
    if (checked.valid || !checked.errors.newsletterEmail) {
      if (!wasShown) return review();
      // A bot sees a success whatever else it has filled in, so that it learns nothing.
      if (isTrapped(elements.honeypot.current)) return succeed(cleanEmail(form.values.newsletterEmail));
      if (checked.valid) return void sendRequest(toRequest(checked.signUp, detail, form.hadConsent));
    }
    // What is wrong now replaces the message of an earlier press.
    if (state.kind !== 'editing') setState(INITIAL_STATE);
    refuse(checked.errors);
  };

  /** Leads to the notice, before anything else is judged. */
  const review = (): void => {
    form.fail({});
    setState({ kind: 'reviewing' });
    elements.showField('newsletterEmail');
    form.announce('newsletterEmail');
  };

  const dismissFailure = (): void => {
    if (state.kind === 'failed' && state.isUnseen) setState(INITIAL_STATE);
  };

  return { state, refusal, form, elements, submit, dismissFailure, beginAgain: () => setState(INITIAL_STATE) };
}

/** Handles the end of a request at once or, if the element is away by then, when it comes back. */
function useAnswer(): (handle: () => void) => void {
  const isHere = useRef(false);
  const answer = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    answer.current?.();
    answer.current = undefined;
  }, []);
  return (handle) => {
    if (isHere.current) handle();
    else answer.current = handle;
  };
}

/** Moves the focus to the first field that a submit has found wrong, and stores what else is to be announced. */
function useRefusal(site: Site, form: SignUpForm, elements: FormElements) {
  const { values } = form;
  const [refusal, setRefusal] = useState<Refusal>();
  const refuse = (errors: FieldErrors): void => {
    const wrong = fieldOrder(site).filter((field) => errors[field] !== undefined);
    const [first] = wrong;
    if (!first) return;
    // Also when Enter was pressed in another field: Orca in Chromium would announce the error twice.
    const isTyping = first !== 'legals' && fieldOrder(site).some(elements.hasFocus);
    const error = isTyping || elements.hasFocus(first) ? errors[first] : undefined;
    setRefusal(error || wrong.length > 1 ? { values, wrongFields: wrong.length, error } : undefined);
    elements.showField(first);
    if (error && !elements.isPointedAt()) form.announce(first);
  };
  // An announcement ends with the next change.
  return { refusal: refusal?.values === values ? refusal : undefined, refuse };
}

/** In early markup the address can get and lose the focus before the component is there to handle the events. */
function useEarlyFocus(form: SignUpForm, elements: FormElements, onFocus: () => void, onBlur: () => void): void {
  const begin = useEffectEvent(() => {
    const isFocused = elements.hasFocus('newsletterEmail');
    const isLeft = elements.wasVisited('newsletterEmail') && !isFocused;
    const isFilledIn = elements.shownValues().newsletterEmail !== form.values.newsletterEmail;
    if (isLeft || isFocused) onFocus();
    if (isLeft) onBlur();
    else if (isFilledIn && !isFocused) form.blur('newsletterEmail');
  });
  // In a task of its own: it renders again.
  useEffect(() => begin(), []);
}

/** Whether the extended fields show. They move the button, so they wait while a mouse is on it, or a press would miss it. */
function useUnfolding(hasBegun: boolean, elements: FormElements) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const unfoldNow = (): void => setIsUnfolded(true);
  const unfold = (): void => {
    if (!hasBegun) return;
    // Who came before the component may be typing: React renders a transition in short tasks.
    if (elements.wasVisited('newsletterEmail') && elements.hasFocus('newsletterEmail')) startTransition(unfoldNow);
    else unfoldNow();
  };
  const begin = useEffectEvent(() => {
    if (!elements.isPointedAt()) unfold();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- only the document knows where the mouse is
  useLayoutEffect(() => begin(), [hasBegun]);
  const keepFocusInView = useEffectEvent(elements.keepFocusInView);
  useLayoutEffect(() => {
    if (isUnfolded) keepFocusInView();
  }, [isUnfolded]);
  return { isUnfolded, unfold, unfoldNow };
}

function hasContent({ newsletterEmail, firstName, lastName }: FormValues): boolean {
  return newsletterEmail !== '' || firstName !== '' || lastName !== '';
}
