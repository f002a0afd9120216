import { type Ref, type SyntheticEvent, useId } from 'react';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import type { Site } from '../../../src/embed/market/sites.ts';
import { Button } from '../../../src/ui/button/button.tsx';
import type { NewsletterState } from '../newsletter-state.ts';
import type { FormElements } from '../use-form-elements.ts';
import type { FormFields } from '../use-sign-up-form.ts';
import { EmailField } from './email-field.tsx';
import { ExtendedFields } from './extended-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import { useLinks } from './sign-up-links.ts';

/** Keeps session-replay tools (Sentry, PostHog, rrweb, Amplitude, FullStory, Yandex) from recording what is typed. */
export const REPLAY_CLASSES = 'sentry-mask ph-no-capture rr-block amp-mask fs-mask ym-disable-keys';

/** The same for Smartlook, Hotjar, Datadog, Clarity, Matomo and Contentsquare. */
export const REPLAY_MASKS = {
  'data-private': '',
  'data-hj-suppress': '',
  'data-dd-privacy': 'mask',
  'data-clarity-mask': 'true',
  'data-matomo-mask': '',
  'data-cs-mask': '',
} as const;

export interface SignUpFieldsProps {
  readonly site: Site;
  /** The origin that the links lead to; empty for the page's own. */
  readonly linkBase: string;
  readonly form: FormFields;
  readonly elements: Pick<FormElements, 'fieldRef' | 'honeypot' | 'submit'>;
  readonly stateKind: NewsletterState['kind'];
  /** Id of the heading, which is the name of the form. */
  readonly headingId: string;
  /** Id of the notice about an expired link, if there is one: it describes the address. */
  readonly noticeId: string | undefined;
  readonly suggestion: string | undefined;
  readonly showsExtendedFields: boolean;
  readonly onEmailFocus: () => void;
  readonly onEmailBlur: () => void;
  readonly onSuggestionAccept: (address: string) => void;
  /** Called when the extended fields may unfold: the mouse has left the button, or the visitor types on. */
  readonly onUnfold: () => void;
  readonly onSubmit: () => void;
}

/** The form: the address alone at first, and the extended fields once the visitor has begun. */
export function SignUpFields({ site, form, elements, stateKind, ...props }: SignUpFieldsProps) {
  const t = useTexts();
  const submitting = stateKind === 'submitting';
  const id = useId();
  const links = useLinks(props.linkBase);
  // The line that asks to read the notice appears together with it, and may be as long as it is.
  const isOpen = props.showsExtendedFields && stateKind !== 'reviewing';

  // Handles the click as well: a sandbox without `allow-forms` forbids the submission itself. Enter in a field clicks the
  // button, so both lead here.
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    props.onSubmit();
  };

  return (
    <form
      className={`offer-form${isOpen ? ' offer-open' : ''} ${REPLAY_CLASSES}`}
      part="form"
      aria-labelledby={props.headingId}
      // Prerendered, it can be submitted before the script runs. Outside of a dialog this method sends nothing, whereas
      // the others would put the address into the page's URL.
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      {...REPLAY_MASKS}
    >
      {/* Screen readers announce a field as required, without its star. */}
      <p className="offer-small offer-mandatory" aria-hidden>
        {t('newsletter.mandatoryNote')}
      </p>
      <EmailField
        ref={elements.fieldRef('newsletterEmail')}
        id={`${id}email`}
        form={form}
        readOnly={submitting}
        noticeId={props.noticeId}
        isReviewing={stateKind === 'reviewing'}
        suggestion={props.suggestion}
        onFocus={props.onEmailFocus}
        onBlur={props.onEmailBlur}
        onKeyDown={props.onUnfold}
        onSuggestionAccept={props.onSuggestionAccept}
      />
      {props.showsExtendedFields && (
        <ExtendedFields {...{ id, site, links, form, submitting }} fieldRef={elements.fieldRef} />
      )}
      <Honeypot ref={elements.honeypot} disabled={submitting} />
      <SubmitButton
        ref={elements.submit}
        submitting={submitting}
        onMouseLeave={props.onUnfold}
        onClick={handleSubmit}
      />
    </form>
  );
}

interface SubmitButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly submitting: boolean;
  readonly onMouseLeave: () => void;
  readonly onClick: (event: SyntheticEvent) => void;
}

function SubmitButton({ submitting, ...button }: SubmitButtonProps) {
  const t = useTexts();
  return (
    <div part="submit">
      {/* A press of the mouse does not move the focus: a blur would check the field, and its error move the button. */}
      <Button
        {...button}
        type="submit"
        part="button"
        width="full"
        state={submitting ? 'loading' : 'none'}
        onMouseDown={(event) => event.preventDefault()}
      >
        {submitting ? t('newsletter.submitting') : t('newsletter.submit')}
      </Button>
    </div>
  );
}
