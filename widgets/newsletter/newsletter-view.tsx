import { withOffer } from '../../src/embed/i18n/shown-texts.ts';
import { useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../src/embed/market/limits.ts';
import { Heading } from '../../src/ui/heading/heading.tsx';
import { MailIcon } from '../../src/ui/icons/mail.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';
import { Announcement, LiveRegion, useSettled } from '../../src/ui/live-region.tsx';
import { FailureBanner } from './failure-banner.tsx';
import type { NewsletterState, Refusal } from './newsletter-state.ts';
import { OfferPicture } from './offer-picture.tsx';
import { SignUpFields, type SignUpFieldsProps } from './fields/sign-up-fields.tsx';
import type { FormElements } from './use-form-elements.ts';

interface NewsletterViewProps extends Omit<SignUpFieldsProps, 'submitting' | 'held' | 'elements'> {
  readonly imageBase: string;
  readonly headingLevel: number;
  readonly state: NewsletterState;
  readonly refusal: Refusal | undefined;
  readonly elements: FormElements;
  readonly showsInvalidLink: boolean;
}

/**
 * The section. Both live regions are rendered empty from the start and stay in the page: a screen reader does not
 * announce the content of a region that was added together with it.
 */
export function NewsletterView({ imageBase, headingLevel, state, ...props }: NewsletterViewProps) {
  const { refusal, showsInvalidLink, ...fields } = props;
  const t = useTexts();
  const { elements, suggestion } = fields;
  // An error at the address is read together with the field when that gets the focus, and from the live region otherwise.
  const isUnseen = state.kind === 'failed' && state.isUnseen && fields.form.errors.newsletterEmail !== undefined;
  const submitting = state.kind === 'submitting';
  const succeeded = state.kind === 'succeeded';
  const showsBanner = state.kind === 'failed' && state.result === 'ERROR_GENERIC';
  const isDue = useSettled(refusal);
  const isOffered = fields.offer === 'voucher';
  return (
    <div className="room">
      <section className="offer">
        <div className="offer-grid">
          <OfferPicture imageBase={imageBase} badge={isOffered} noted={!succeeded} />
          <div className="offer-main">
            {succeeded && (
              <span className="offer-success-icon">
                <MailIcon />
              </span>
            )}
            {/* One element: Orca in Chromium does not tell a heading that is new when it gets the focus. */}
            <Heading
              level={headingLevel}
              className="offer-heading"
              part="heading"
              focusable={succeeded}
              ref={elements.result}
            >
              {succeeded ? t('newsletter.success.title') : withOffer(t('newsletter.title'), isOffered)}
            </Heading>
            {!succeeded && <p className="offer-lead">{withOffer(t('newsletter.lead'), isOffered)}</p>}
            {showsInvalidLink && !succeeded && (
              <Notification variant="warning">
                <p>{t('newsletter.invalidLink')}</p>
              </Notification>
            )}
            <LiveRegion urgent className={showsBanner ? undefined : 'offer-aloud'}>
              {showsBanner && <FailureBanner offline={state.offline} onRetry={fields.onSubmit} ref={elements.banner} />}
              {isUnseen && <span className="visually-hidden">{t('newsletter.email.invalid')}</span>}
              {refusal && isDue && <Refused {...refusal} />}
            </LiveRegion>
            {!succeeded && (
              <SignUpFields {...fields} submitting={submitting} held={submitting ? state.held : undefined} />
            )}
            {succeeded && <SuccessMessage address={state.maskedEmail} />}
            <Announcement of={submitting || succeeded ? state.kind : suggestion}>
              {useSaid(state, suggestion)}
            </Announcement>
          </div>
        </div>
      </section>
    </div>
  );
}

/**
 * What is told besides what has the focus. After a success that is the heading: the message follows it as one text, because
 * two would be told in any order.
 */
function useSaid(state: NewsletterState, suggestion: string | undefined): string | undefined {
  const t = useTexts();
  if (state.kind === 'submitting') return t('newsletter.submitting');
  if (state.kind !== 'succeeded') return suggestion && t('newsletter.email.suggestion', { address: suggestion });
  const sent = t('newsletter.success.text', { address: state.maskedEmail });
  const message = `${sent} ${t('newsletter.success.spam')}`;
  return state.isUnseen ? `${t('newsletter.success.title')} ${message}` : message;
}

/** The error of a field that had the focus already, and how many there are. */
function Refused({ error, wrongFields }: Refusal) {
  const t = useTexts();
  const max = error === 'newsletter.email.tooLong' ? EMAIL_MAX_LENGTH : NAME_MAX_LENGTH;
  return (
    <span className="visually-hidden">
      {error && `${t(error, { max })} `}
      {wrongFields > 1 && t('newsletter.wrongFields', { number: wrongFields })}
    </span>
  );
}

/** What happens next. It is a status that is not told from here, but after the heading. The address is masked, so that only its owner recognises it. */
function SuccessMessage({ address }: { readonly address: string }) {
  const t = useTexts();
  return (
    <div className="offer-success" part="result" role="status" aria-live="off">
      <p>{t('newsletter.success.text', { address })}</p>
      <p className="offer-muted">{t('newsletter.success.spam')}</p>
    </div>
  );
}
