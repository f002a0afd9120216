import { useState } from 'react';
import { useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';

/** What has become of the notice about an expired link: `replaced` by the message of a failed sign-up. */
export type LinkNotice = 'none' | 'shown' | 'dismissed' | 'replaced';

/**
 * The notice is shown until the address gets the focus. It is shown again when the page is opened from another such link,
 * which may happen without a load.
 */
export function useLinkNotice(isExpired: boolean, hasFailed: boolean): readonly [LinkNotice, () => void] {
  const [known, setKnown] = useState<LinkNotice>('none');
  let notice: LinkNotice = 'none';
  if (isExpired) notice = known === 'none' ? 'shown' : known;
  if (notice === 'shown' && hasFailed) notice = 'replaced';
  if (notice !== known) setKnown(notice);
  return [notice, () => setKnown((current) => (current === 'shown' ? 'dismissed' : current))];
}

/** The notice describes the address by its id: who comes to the field by Tab has not passed it, and can ask for it again. */
export function LinkNotification({ isShown, id }: { readonly isShown: boolean; readonly id: string }) {
  const text = (
    <p id={id} hidden={!isShown}>
      {useTexts()('newsletter.invalidLink')}
    </p>
  );
  return isShown ? <Notification variant="warning">{text}</Notification> : text;
}
