import type { Ref } from 'react';
import { useTexts } from '../../src/i18n/texts-provider.tsx';
import { Button } from '../../src/ui/button/button.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';

interface FailureBannerProps {
  /** The device had no connection, so nothing was sent. */
  readonly offline: boolean;
  readonly onRetry: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Says that the sign-up failed, and offers to send the same again. */
export function FailureBanner({ offline, onRetry, ref }: FailureBannerProps) {
  const t = useTexts();
  return (
    <Notification variant="error" ref={ref}>
      <p className="offer-strong">{t('newsletter.error.title')}</p>
      <p>{t('newsletter.error.generic')}</p>
      {offline && <p className="offer-offline">{t('newsletter.error.offline')}</p>}
      <p className="offer-retry">
        <Button variant="plain" onClick={onRetry}>
          {t('newsletter.error.retry')}
        </Button>
      </p>
    </Notification>
  );
}
