import type { Site } from '../../src/market/sites.ts';
import { useTexts } from '../../src/i18n/texts-provider.tsx';
import { Heading } from '../../src/ui/heading/heading.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';
import { FailureBanner } from './failure-banner.tsx';
import type { NewsletterState } from './newsletter-state.ts';
import { OfferPicture } from './offer-picture.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import { SuccessHeading, SuccessMessage } from './success-message.tsx';
import type { FormElements } from './use-form-elements.ts';
import type { SignUpForm } from './use-sign-up-form.ts';

export interface NewsletterViewProps {
  readonly site: Site;
  readonly imageBase: string;
  readonly headingLevel: number;
  readonly state: NewsletterState;
  readonly form: SignUpForm;
  readonly elements: FormElements;
  /** The address that the visitor may have meant. */
  readonly suggestion: string | undefined;
  readonly showsInvalidLink: boolean;
  readonly showsExtendedFields: boolean;
  readonly onEmailFocus: () => void;
  readonly onEmailBlur: () => void;
  readonly onSuggestionAccept: (address: string) => void;
  readonly onSubmit: () => void;
}

/**
 * The section. The two live regions are there before anything is said in them and stay for good, or a screen reader
 * would not hear the first message.
 */
export function NewsletterView(props: NewsletterViewProps) {
  const t = useTexts();
  const { state, elements, headingLevel } = props;
  const succeeded = state.kind === 'succeeded';
  return (
    <section className="offer">
      <div className="offer-grid">
        <OfferPicture imageBase={props.imageBase} />
        <div className="offer-main">
          {succeeded ? (
            <SuccessHeading level={headingLevel} ref={elements.result} />
          ) : (
            <>
              <Heading level={headingLevel} className="offer-heading" part="heading">
                {t('newsletter.title')}
              </Heading>
              <p className="offer-lead">{t('newsletter.lead')}</p>
            </>
          )}
          {props.showsInvalidLink && !succeeded && (
            <Notification variant="warning">
              <p>{t('newsletter.invalidLink')}</p>
            </Notification>
          )}
          <div role="alert">
            {state.kind === 'failed' && state.result === 'ERROR_GENERIC' && (
              <FailureBanner offline={state.offline} onRetry={props.onSubmit} ref={elements.banner} />
            )}
          </div>
          {!succeeded && <SignUpFields {...props} />}
          <div role="status">{succeeded && <SuccessMessage address={state.maskedEmail} />}</div>
        </div>
      </div>
    </section>
  );
}
