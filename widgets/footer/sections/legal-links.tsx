import { memo } from 'react';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import type { LegalLink } from '../content/content-schema.ts';
import { PageLink } from '../page-link.tsx';
import { entryKeys } from './entry-keys.ts';

interface LegalLinksProps {
  readonly pages: readonly LegalLink[] | undefined;
  /** Leads to the other view of the shop. */
  readonly viewLink: LegalLink | undefined;
}

/** The legal pages, and the link that changes the view. */
export const LegalLinks = memo(function LegalLinks({ pages, viewLink }: LegalLinksProps) {
  const t = useTexts();
  const links = [...(pages ?? []), ...(viewLink ? [viewLink] : [])];
  if (links.length === 0) return null;
  const keys = entryKeys(links.map(({ text, url }) => `${text} ${url}`));
  return (
    <ul className="footer-legal" part="legal" aria-label={t('footer.legalLabel')}>
      {links.map(({ url, text, emphasis }, index) => (
        <li key={keys[index]}>
          <PageLink url={url} className={`footer-legal-link${emphasis ? ' footer-legal-emphasis' : ''}`}>
            <span>{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
});
