import { useState } from 'react';
import { useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { Announcement } from '../../src/ui/live-region.tsx';
import { Notification } from '../../src/ui/notification/notification.tsx';

/** What has become of the notice about an expired link: `replaced` by the message of a failed sign-up. */
export type LinkNotice = 'none' | 'shown' | 'announced' | 'replaced';

/**
 * The notice is shown until the address gets the focus, and told then: who comes to the field by Tab has not passed the
 * notice. It is shown again when the page is opened from another such link, which may happen without a load.
 */
export function useLinkNotice(isExpired: boolean, hasFailed: boolean): readonly [LinkNotice, () => void] {
  const [known, setKnown] = useState<LinkNotice>('none');
  let notice: LinkNotice = 'none';
  if (isExpired) notice = known === 'none' ? 'shown' : known;
  if (notice === 'shown' && hasFailed) notice = 'replaced';
  if (notice !== known) setKnown(notice);
  return [notice, () => setKnown((current) => (current === 'shown' ? 'announced' : current))];
}

export function LinkNotification({ notice }: { readonly notice: LinkNotice }) {
  const t = useTexts();
  const text = t('newsletter.invalidLink');
  return (
    <>
      {notice === 'shown' && (
        <Notification variant="warning">
          <p>{text}</p>
        </Notification>
      )}
      <Announcement of={notice}>{notice === 'announced' && text}</Announcement>
    </>
  );
}
