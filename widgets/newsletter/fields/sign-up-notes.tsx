import { memo } from 'react';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import { TextLink } from '../../../src/ui/text-link/text-link.tsx';
import type { Offer } from '../declaration.ts';
import { LinkedText } from './linked-text.tsx';
import { useLinks } from './sign-up-links.ts';

interface SignUpNotesProps {
  readonly linkBase: string;
  readonly offer: Offer;
}

/** What the form promises, in small print: below the form, or below the picture beside it. */
export const SignUpNotes = memo(function SignUpNotes({ linkBase, offer }: SignUpNotesProps) {
  const t = useTexts();
  const links = useLinks(linkBase);
  const footnote = `${t('newsletter.voucherFootnote')} ${t('newsletter.voucherTerms')}`.trim();
  return (
    <div className="offer-notes">
      {offer === 'voucher' && (
        <p className="offer-small">
          <LinkedText text={footnote} links={links} />
        </p>
      )}
      {links.sample !== '' && (
        // No paragraph: without its optional end tag, Chromium would end another element than the form after it.
        <div className="offer-small offer-example">
          <TextLink href={links.sample} newWindowLabel={t('newsletter.newTab')}>
            {t('newsletter.example')}
          </TextLink>
        </div>
      )}
    </div>
  );
});
