import { useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { Button } from '../../src/ui/button/button.tsx';
import { REPLAY_MASKS } from './fields/sign-up-fields.tsx';

interface SuccessMessageProps {
  readonly address: string;
  /** Called when the visitor wants to enter another address. */
  readonly onAnother: () => void;
}

/** What happens next: told after the heading, not from here. */
export function SuccessMessage({ address, onAnother }: SuccessMessageProps) {
  const t = useTexts();
  return (
    <div className="offer-success sentry-mask ph-no-capture" part="result" {...REPLAY_MASKS}>
      <p>{t('newsletter.success.text', { address })}</p>
      <p className="offer-muted">{t('newsletter.success.spam')}</p>
      <p>
        <Button variant="plain" onClick={onAnother}>
          {t('newsletter.success.another')}
        </Button>
      </p>
    </div>
  );
}
