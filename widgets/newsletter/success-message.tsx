import { useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { Button } from '../../src/ui/button/button.tsx';
import { useDelayedUnmount } from '../../src/ui/use-delayed-unmount.ts';
import { REPLAY_CLASSES, REPLAY_MASKS } from './fields/sign-up-fields.tsx';

interface SuccessMessageProps {
  /** None when the message is no longer shown. */
  readonly address: string | undefined;
  /** Called when the visitor wants to enter another address. */
  readonly onAnother: () => void;
}

/** What happens next: announced after the heading, not from here. */
export function SuccessMessage({ address, onAnother }: SuccessMessageProps) {
  const t = useTexts();
  const isShown = address !== undefined;
  if (!useDelayedUnmount(isShown)) return null;
  return (
    <div
      className={`offer-success ${REPLAY_CLASSES}`}
      part="result"
      // Another position or overflow would make Firefox build the button anew.
      style={isShown ? undefined : { opacity: 0 }}
      {...REPLAY_MASKS}
    >
      <p>{isShown && t('newsletter.success.text', { address })}</p>
      <p className="offer-muted">{isShown && t('newsletter.success.spam')}</p>
      <p>
        <Button variant="plain" onClick={onAnother}>
          {t('newsletter.success.another')}
        </Button>
      </p>
    </div>
  );
}
