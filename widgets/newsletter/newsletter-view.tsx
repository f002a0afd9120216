import { withOffer } from '../../src/embed/i18n/shown-texts.ts';
import { useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { Heading } from '../../src/ui/heading/heading.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';
import { FailureBanner } from './failure-banner.tsx';
import type { NewsletterState } from './newsletter-state.ts';
import { OfferPicture } from './offer-picture.tsx';
import { SignUpFields, type SignUpFieldsProps } from './fields/sign-up-fields.tsx';
import { SuccessHeading, SuccessMessage } from './success-message.tsx';
import type { FormElements } from './use-form-elements.ts';

interface NewsletterViewProps extends Omit<SignUpFieldsProps, 'submitting' | 'elements'> {
  readonly imageBase: string;
  readonly headingLevel: number;
  readonly state: NewsletterState;
  readonly elements: FormElements;
  readonly showsInvalidLink: boolean;
}

/**
 * The section. Both live regions are rendered empty from the start and stay in the page: a screen reader does not
 * announce the content of a region that was added together with it.
 */
export function NewsletterView({ imageBase, headingLevel, state, showsInvalidLink, ...fields }: NewsletterViewProps) {
  const t = useTexts();
  const { elements } = fields;
  // An error at the address is read together with the field when that gets the focus, and from the live region otherwise.
  const isUnseen = state.kind === 'failed' && state.isUnseen;
  const succeeded = state.kind === 'succeeded';
  const isOffered = fields.offer === 'voucher';
  return (
    <section className="offer">
      <div className="offer-grid">
        <OfferPicture imageBase={imageBase} badge={isOffered} noted={!succeeded} />
        <div className="offer-main">
          {succeeded ? (
            <SuccessHeading level={headingLevel} ref={elements.result} />
          ) : (
            <>
              <Heading level={headingLevel} className="offer-heading" part="heading">
                {withOffer(t('newsletter.title'), isOffered)}
              </Heading>
              <p className="offer-lead">{withOffer(t('newsletter.lead'), isOffered)}</p>
            </>
          )}
          {showsInvalidLink && !succeeded && (
            <Notification variant="warning">
              <p>{t('newsletter.invalidLink')}</p>
            </Notification>
          )}
          <div role="alert" className={isUnseen ? 'visually-hidden' : undefined}>
            {state.kind === 'failed' && state.result === 'ERROR_GENERIC' && (
              <FailureBanner offline={state.offline} onRetry={fields.onSubmit} ref={elements.banner} />
            )}
            {isUnseen && t('newsletter.email.invalid')}
          </div>
          {!succeeded && <SignUpFields {...fields} submitting={state.kind === 'submitting'} />}
          <div role="status">{succeeded && <SuccessMessage address={state.maskedEmail} />}</div>
        </div>
      </div>
    </section>
  );
}
