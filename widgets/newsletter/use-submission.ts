import { useEffect, useRef, useState } from 'react';
import type { NewsletterClient } from '../../src/api/newsletter-client.ts';
import { logError, once } from '../../src/log.ts';
import type { Site } from '../../src/market/sites.ts';
import { pushToDataLayer } from '../../src/page/data-layer.ts';
import type { SignUpDispatch } from './declaration.ts';
import { cleanEmail, maskEmail } from './email-address.ts';
import { INITIAL_STATE, type NewsletterState } from './newsletter-state.ts';
import { analyticsEntry, type Origin, send, toRequest } from './submission.ts';
import { usePageReturn } from './use-page-return.ts';
import type { SignUpForm } from './use-sign-up-form.ts';

/** Why a request was given up: the widget left the page. */
const LEFT = 'left';

interface SubmissionOptions extends Origin {
  readonly site: Site;
  /** Whether the service is told the site: it may serve several. */
  readonly sendsSite: boolean;
  readonly client: NewsletterClient;
  readonly dispatch: SignUpDispatch;
}

/** One attempt to sign up, as the form hands it over: a person's, which is valid, or a bot's, which need not be. */
export interface Attempt {
  readonly form: SignUpForm;
  readonly byBot: boolean;
  /** Called when the request is about to go out, before the fields are disabled. */
  readonly onStart: () => void;
}

interface Submission {
  readonly state: NewsletterState;
  /** Sends a person's form; a bot gets its success at once. Ignored while another attempt is under way. */
  submit(attempt: Attempt): Promise<void>;
}

/** The way from a valid form to its result. */
export function useSubmission(options: SubmissionOptions): Submission {
  const { site, sendsSite, origin, originAddition, client, dispatch } = options;
  const [state, setState] = useState<NewsletterState>(INITIAL_STATE);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(LEFT), []);
  // The answer may have been lost while the page was away: the form must not wait for ever.
  usePageReturn(() => underWay.current?.abort());
  const detail = { site, origin, originAddition };

  const succeed = (form: SignUpForm): void => {
    setState({ kind: 'succeeded', maskedEmail: maskEmail(cleanEmail(form.values.newsletterEmail)) });
    form.reset();
    dispatch('shop-newsletter-success', detail);
  };

  const sendForm = async (form: SignUpForm, signal: AbortSignal): Promise<void> => {
    // Asked before: a connection that breaks later may have carried the sign-up all the same.
    const wasOffline = !navigator.onLine;
    const { result, answered, misplaced } = await send(client, toRequest(form.values, site, detail, form.hadConsent), {
      signal,
      ...(sendsSite && { hunterSite: site }),
    });
    const offline = wasOffline && !answered;
    // A shop's service worker may show a page of its own without a connection: nobody has to mend that.
    if (misplaced !== undefined && !offline) once(logError, `The sign-up failed: ${misplaced}`);
    // What never left the device was not sent.
    if (!offline) pushToDataLayer(analyticsEntry(detail));
    if (signal.aborted && signal.reason === LEFT) return;
    if (result === 'SUCCESS') return succeed(form);
    if (result === 'ERROR_INVALID_EMAIL') form.fail({ newsletterEmail: 'newsletter.email.invalid' });
    setState({ kind: 'failed', result, offline });
    dispatch('shop-newsletter-error', { result });
  };

  return {
    state,
    async submit({ form, byBot, onStart }) {
      // Two Enters come faster than a render, so the lock is no state.
      if (underWay.current) return;
      if (byBot) return succeed(form);
      const controller = new AbortController();
      underWay.current = controller;
      try {
        if (!dispatch('shop-newsletter-submit', detail)) return;
        onStart();
        setState({ kind: 'submitting' });
        await sendForm(form, controller.signal);
      } finally {
        underWay.current = null;
      }
    },
  };
}
