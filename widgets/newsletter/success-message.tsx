import type { Ref } from 'react';
import { MailIcon } from '../../src/ui/icons/mail.tsx';
import { useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { Heading } from '../../src/ui/heading/heading.tsx';

interface SuccessHeadingProps {
  readonly level: number;
  readonly ref: Ref<HTMLHeadingElement>;
}

/** Gets the focus when the form is removed: a screen reader reads the heading, then the message. */
export function SuccessHeading({ level, ref }: SuccessHeadingProps) {
  const t = useTexts();
  return (
    <>
      <span className="offer-success-icon">
        <MailIcon />
      </span>
      <Heading level={level} className="offer-heading" part="heading" focusable ref={ref}>
        {t('newsletter.success.title')}
      </Heading>
    </>
  );
}

/** What happens next. It is a status that is not told from here, but after the heading. The address is masked, so that only its owner recognises it. */
export function SuccessMessage({ address }: { readonly address: string }) {
  const t = useTexts();
  return (
    <div className="offer-success" part="result" role="status" aria-live="off">
      <p>{t('newsletter.success.text', { address })}</p>
      <p className="offer-muted">{t('newsletter.success.spam')}</p>
    </div>
  );
}
