import { memo, useReducer } from 'react';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import { usePageFact } from '../../../src/embed/page/page-fact.ts';
import type { LegalLink, Link } from '../content/content-schema.ts';
import { PageLink } from '../page-link.tsx';
import { viewTarget } from '../section-rules.ts';
import { keyed } from './entry-keys.ts';

interface LegalLinksProps {
  readonly pages: readonly LegalLink[] | undefined;
  /** Leads to the other view of the shop. */
  readonly viewLink: Link | undefined;
}

/** The legal pages, and the link that changes the view. */
export const LegalLinks = memo(function LegalLinks({ pages, viewLink }: LegalLinksProps) {
  const t = useTexts();
  const links = pages ?? [];
  if (links.length === 0 && !viewLink) return null;
  return (
    <ul className="footer-legal" part="legal" aria-label={t('footer.legalLabel')}>
      {keyed(links, ({ text, url }) => `${text} ${url}`).map(([key, { url, text, emphasis }]) => (
        <li key={key}>
          <PageLink url={url} className={`footer-legal-link${emphasis ? ' footer-legal-emphasis' : ''}`}>
            <span>{text}</span>
          </PageLink>
        </li>
      ))}
      {viewLink && <ViewLink {...viewLink} />}
    </ul>
  );
});

function ViewLink({ url, text }: Link) {
  // A page may change its query without telling anybody, so that it is read again when the link is about to be used.
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const search = usePageFact(
    () => window.location.search,
    () => '',
  );
  return (
    <li className="footer-view">
      <PageLink url={viewTarget(url, search)} className="footer-legal-link" onFocus={look} onPointerEnter={look}>
        <span>{text}</span>
      </PageLink>
    </li>
  );
}
