import type { Ref } from 'react';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import { EMAIL_MAX_LENGTH } from '../../../src/embed/market/limits.ts';
import { Button } from '../../../src/ui/button/button.tsx';
import { InputField } from '../../../src/ui/input-field/input-field.tsx';
import type { FormFields } from '../use-sign-up-form.ts';

interface EmailFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly id: string;
  readonly form: FormFields;
  readonly readOnly: boolean;
  readonly noticeId: string | undefined;
  /** Asks to read the notice that a press has unfolded. */
  readonly isReviewing: boolean;
  readonly suggestion: string | undefined;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onKeyDown: () => void;
  readonly onSuggestionAccept: (address: string) => void;
}

/** The address; below it an error, a suggestion for an address that seems mistyped, or what to do before the next press. */
export function EmailField({
  form,
  noticeId,
  isReviewing,
  suggestion,
  onKeyDown,
  onSuggestionAccept,
  ...field
}: EmailFieldProps) {
  const t = useTexts();
  const error = form.errors.newsletterEmail;
  return (
    <InputField
      {...field}
      name="email"
      // Not of type `email`: Chromium writes the domain in its own way (`ß` as `ss`, `ü` as `xn--…`), and
      // Firefox reports half an address to screen readers as invalid.
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      label={t('newsletter.email.label')}
      required
      value={form.values.newsletterEmail}
      error={error && t(error, { max: EMAIL_MAX_LENGTH })}
      aria-describedby={error ? undefined : noticeId}
      errorLabel={t('ui.error')}
      isMessageAnnounced={form.announced === 'newsletterEmail'}
      hint={
        suggestion === undefined ? (
          isReviewing && <span>{t('newsletter.review')}</span>
        ) : (
          <Button variant="plain" onClick={() => onSuggestionAccept(suggestion)}>
            {t('newsletter.email.suggestion', { address: suggestion })}
          </Button>
        )
      }
      onKeyDown={(event) => {
        // Enter that is held is one press, also when that was of the button and has led here.
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
        onKeyDown();
      }}
      aria-disabled={field.readOnly || undefined}
      clearLabel={t('newsletter.clear', { field: t('newsletter.email.label') })}
      onChange={(value) => form.change('newsletterEmail', value)}
    />
  );
}
