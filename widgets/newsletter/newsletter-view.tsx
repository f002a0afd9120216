import { useId } from 'react';
import { withOffer } from '../../src/embed/i18n/shown-texts.ts';
import { type Translate, useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../src/embed/market/limits.ts';
import { localeOf, type Site } from '../../src/embed/market/sites.ts';
import { Heading } from '../../src/ui/heading/heading.tsx';
import { MailIcon } from '../../src/ui/icons/icons.ts';
import { Announcement } from '../../src/ui/live-region.tsx';
import type { Offer } from './declaration.ts';
import { FailureBanner, retryPlace } from './failure-banner.tsx';
import { type LinkNotice, LinkNotification } from './link-notice.tsx';
import type { NewsletterState, Refusal } from './newsletter-state.ts';
import { OfferPicture } from './offer-picture.tsx';
import { timeUntil } from './rules/time-until.ts';
import { SuccessMessage } from './success-message.tsx';
import { SignUpNotes } from './fields/sign-up-notes.tsx';
import { REPLAY_CLASSES, REPLAY_MASKS, SignUpFields, type SignUpFieldsProps } from './fields/sign-up-fields.tsx';
import type { FormElements } from './use-form-elements.ts';

interface NewsletterViewProps extends Omit<SignUpFieldsProps, 'stateKind' | 'headingId' | 'noticeId' | 'elements'> {
  readonly imageBase: string;
  readonly headingLevel: number;
  readonly state: NewsletterState;
  readonly refusal: Refusal | undefined;
  readonly elements: FormElements;
  readonly linkNotice: LinkNotice;
  readonly offer: Offer;
  readonly onAnother: () => void;
}

/**
 * When a visitor wonders whether anything happens, in milliseconds. An announcement that meets the answer may be read after it.
 */
const LONG_WAIT = 1000;

/**
 * The section. What is announced besides the focus is one text each, in regions that are in the page from the start:
 * a screen reader does not announce the content of a region that was added together with it.
 */
export function NewsletterView({ imageBase, headingLevel, state, ...props }: NewsletterViewProps) {
  const { refusal, linkNotice, offer, onAnother, ...fields } = props;
  const t = useTexts();
  const headingId = useId();
  const noticeId = linkNotice === 'shown' || linkNotice === 'dismissed' ? `${headingId}notice` : undefined;
  const { elements, suggestion } = fields;
  const succeeded = state.kind === 'succeeded';
  const cause = succeeded || state.kind === 'submitting' ? state.kind : suggestion;
  const showsBanner = state.kind === 'failed' && state.result === 'ERROR_GENERIC';
  const detail = detailOf(t, state, fields.site);
  const failure = failureTextOf(t, state, fields.form.errors.newsletterEmail !== undefined, detail);
  const isOffered = offer === 'voucher';
  return (
    <div className="container">
      <section className="offer">
        <div className="offer-grid">
          <OfferPicture key={imageBase} imageBase={imageBase} badge={isOffered} noted={!succeeded} />
          <div className="offer-main">
            {succeeded && (
              <span className="offer-success-icon">
                <MailIcon />
              </span>
            )}
            {/* One element: Orca in Chromium does not announce a heading that is new when it gets the focus. */}
            <Heading
              id={headingId}
              level={headingLevel}
              className="offer-heading"
              part="heading"
              focusable={succeeded}
              ref={elements.result}
            >
              {succeeded ? t('newsletter.success.title') : withOffer(t('newsletter.title'), isOffered)}
            </Heading>
            {!succeeded && <p className="offer-lead">{withOffer(t('newsletter.lead'), isOffered)}</p>}
            {noticeId !== undefined && !succeeded && (
              <LinkNotification isShown={linkNotice === 'shown'} id={noticeId} />
            )}
            {showsBanner && (
              <FailureBanner detail={detail} wait={state.wait} onRetry={fields.onSubmit} ref={elements.banner} />
            )}
            <Announcement urgent of={refusal ?? (failure && state)}>
              {refusal ? refusalTextOf(t, refusal) : failure}
            </Announcement>
            {!succeeded && (
              <SignUpFields {...fields} stateKind={state.kind} headingId={headingId} noticeId={noticeId} />
            )}
            <SuccessMessage address={succeeded ? state.address : undefined} onAnother={onAnother} />
            <div className={`visually-hidden ${REPLAY_CLASSES}`} {...REPLAY_MASKS}>
              <Announcement of={cause} after={cause === 'submitting' ? LONG_WAIT : undefined} busy={t('ui.loading')}>
                {announcementOf(t, state, suggestion)}
              </Announcement>
            </div>
          </div>
          {!succeeded && <SignUpNotes linkBase={fields.linkBase} offer={offer} />}
        </div>
      </section>
    </div>
  );
}

/**
 * What is announced besides the focus. After a success the focus is on the heading: the message follows it as one text, because
 * two would be announced in any order.
 */
function announcementOf(t: Translate, state: NewsletterState, suggestion: string | undefined): string | undefined {
  if (state.kind === 'submitting') return t('newsletter.submitting');
  if (state.kind !== 'succeeded') return suggestion && t('newsletter.email.suggestion', { address: suggestion });
  const sent = t('newsletter.success.text', { address: state.address });
  const message = `${sent} ${t('newsletter.success.spam')}`;
  return state.isUnseen ? `${t('newsletter.success.title')} ${message}` : message;
}

/** What is known of a failure besides the sentence for all of them. */
function detailOf(t: Translate, state: NewsletterState, site: Site): string | undefined {
  if (state.kind !== 'failed') return undefined;
  if (state.offline) return t('newsletter.error.offline');
  if (state.wait === undefined) return undefined;
  return t('newsletter.error.wait', { time: timeUntil(state.wait, localeOf(site)) });
}

/** Why nothing was sent: the words of the failure's banner, or a line at the address unless it is read together with the field. */
function failureTextOf(
  t: Translate,
  state: NewsletterState,
  isAddressInvalid: boolean,
  detail: string | undefined,
): string | undefined {
  if (state.kind === 'reviewing') return t('newsletter.review');
  if (state.kind !== 'failed') return undefined;
  if (state.result !== 'ERROR_GENERIC')
    return state.isUnseen && isAddressInvalid ? t('newsletter.email.invalid') : undefined;
  const title = `${t('newsletter.error.title')}.`;
  // The cause first, where it is known: the fixed sentence names another.
  if (state.offline) return [title, detail, t('newsletter.error.generic'), retryPlace(t)].join(' ');
  return [title, t('newsletter.error.generic'), detail ?? retryPlace(t)].join(' ');
}

/** The error of a field that had the focus already, and how many there are. */
function refusalTextOf(t: Translate, refusal: Refusal): string {
  const { error, wrongFields } = refusal;
  const max = error === 'newsletter.email.tooLong' ? EMAIL_MAX_LENGTH : NAME_MAX_LENGTH;
  const number = wrongFields > 1 && t('newsletter.wrongFields', { number: wrongFields });
  return [error && t(error, { max }), number].filter(Boolean).join(' ');
}
