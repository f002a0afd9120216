import { type Ref, useEffect, useState } from 'react';
import { type Translate, useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { SYSTEM_CLOCK } from '../../src/embed/page/clock.ts';
import { Button } from '../../src/ui/button/button.tsx';
import { Announcement } from '../../src/ui/live-region.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';

interface FailureBannerProps {
  /** What is known of this failure: the device was offline, or when to try again. */
  readonly detail: string | undefined;
  /** How long the service asks to wait before another attempt, in milliseconds. */
  readonly wait: number | undefined;
  readonly onRetry: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Where to try again: the button is behind those who have just sent the form. */
export function retryPlace(t: Translate): string {
  return t('newsletter.error.retryPlace', { button: t('newsletter.error.retry') });
}

/** The message of a failed sign-up, with a button that sends it again: once the wait is over, if there is one. */
export function FailureBanner({ detail, wait = 0, onRetry, ref }: FailureBannerProps) {
  const t = useTexts();
  const [waits, setWaits] = useState(wait > 0);
  useEffect(() => {
    if (wait === 0) return undefined;
    return SYSTEM_CLOCK.after(wait, () => setWaits(false));
  }, [wait]);
  const showsDetail = waits || wait === 0;
  return (
    <>
      <Notification variant="error" label={t('newsletter.error.title')} ref={ref}>
        <p>{t('newsletter.error.generic')}</p>
        {showsDetail && detail && <p>{detail}</p>}
        {!waits && (
          <p className="offer-retry">
            <Button variant="plain" onClick={onRetry}>
              {t('newsletter.error.retry')}
            </Button>
          </p>
        )}
      </Notification>
      <Announcement of={waits}>{wait > 0 && !waits && retryPlace(t)}</Announcement>
    </>
  );
}
