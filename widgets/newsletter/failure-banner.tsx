import type { Ref } from 'react';
import { useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { Button } from '../../src/ui/button/button.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';

interface FailureBannerProps {
  /** The device had no connection, so nothing was sent. */
  readonly offline: boolean;
  readonly onRetry: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The message of a failed sign-up, with a button that sends it again. */
export function FailureBanner({ offline, onRetry, ref }: FailureBannerProps) {
  const t = useTexts();
  return (
    <Notification variant="error" ref={ref}>
      <p className="offer-strong">{t('newsletter.error.title')}</p>
      <p>{t('newsletter.error.generic')}</p>
      {offline && <p>{t('newsletter.error.offline')}</p>}
      <p className="offer-retry">
        <Button variant="plain" onClick={onRetry}>
          {t('newsletter.error.retry')}
        </Button>
      </p>
    </Notification>
  );
}
