import { type SyntheticEvent, useId } from 'react';
import { useTexts } from '../../src/i18n/texts-provider.tsx';
import { EMAIL_MAX_LENGTH } from '../../src/market/limits.ts';
import { signUpLinks } from '../../src/market/links.ts';
import { Button } from '../../src/ui/button/button.tsx';
import { InputField } from '../../src/ui/input-field/input-field.tsx';
import { TextLink } from '../../src/ui/text-link/text-link.tsx';
import { ExtendedFields } from './extended-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import { LinkedText } from './linked-text.tsx';
import type { NewsletterViewProps } from './newsletter-view.tsx';

/** What session-replay tools (Smartlook, Hotjar, Datadog, Clarity) take for private: what is typed is nobody's to watch. */
const REPLAY_MASKS = {
  'data-private': '',
  'data-hj-suppress': '',
  'data-dd-privacy': 'mask',
  'data-clarity-mask': 'true',
} as const;

/** The form: one field to start with, and what unfolds once the visitor has begun. */
export function SignUpFields(props: NewsletterViewProps) {
  const t = useTexts();
  const id = useId();
  const { site, form, elements, state } = props;
  const submitting = state.kind === 'submitting';
  const error = form.errors.newsletterEmail;
  const links = signUpLinks(site);

  // The click, not the form's own submission: that is forbidden in a sandbox without `allow-forms`. Enter in a field
  // clicks the button, so this is the one way.
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    props.onSubmit();
  };

  return (
    <form
      className="offer-form sentry-mask ph-no-capture"
      part="form"
      noValidate
      onSubmit={handleSubmit}
      {...REPLAY_MASKS}
    >
      <p className="offer-muted">{t('newsletter.mandatoryNote')}</p>
      <InputField
        ref={elements.fieldRef('newsletterEmail')}
        id={`${id}email`}
        name="email"
        type="email"
        autoComplete="email"
        label={t('newsletter.email.label')}
        required
        value={form.values.newsletterEmail}
        disabled={submitting}
        error={error && t(error, { max: EMAIL_MAX_LENGTH })}
        hint={
          props.suggestion !== undefined && (
            <Suggestion address={props.suggestion} onAccept={props.onSuggestionAccept} />
          )
        }
        clearLabel={t('ui.clear')}
        onChange={(value) => form.change('newsletterEmail', value)}
        onFocus={props.onEmailFocus}
        onBlur={props.onEmailBlur}
      />
      {props.showsExtendedFields && (
        <ExtendedFields id={id} site={site} form={form} elements={elements} submitting={submitting} />
      )}
      <Honeypot ref={elements.trap} />
      <div part="submit">
        {/* The mouse leaves the focus where it is: a field's blur would check it and could move the button away. */}
        <Button
          ref={elements.submit}
          type="submit"
          width="full"
          state={submitting ? 'loading' : 'none'}
          onClick={handleSubmit}
          onMouseDown={(event) => event.preventDefault()}
        >
          {submitting ? t('newsletter.submitting') : t('newsletter.submit')}
        </Button>
      </div>
      <p className="offer-small">
        <LinkedText textKey="newsletter.voucherFootnote" links={{ voucher: links.voucherConditions }} />
      </p>
      <p className="offer-small">
        <TextLink href={links.exampleNewsletter} newWindowLabel={t('newsletter.newTab')}>
          {t('newsletter.example')}
        </TextLink>
      </p>
    </form>
  );
}

interface SuggestionProps {
  readonly address: string;
  readonly onAccept: (address: string) => void;
}

function Suggestion({ address, onAccept }: SuggestionProps) {
  const t = useTexts();
  return (
    <Button variant="plain" onClick={() => onAccept(address)}>
      {t('newsletter.email.suggestion', { address })}
    </Button>
  );
}
