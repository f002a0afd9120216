import { useTexts } from '../../../src/i18n/texts-provider.tsx';
import type { LegalLink } from '../content/content-schema.ts';
import { PageLink } from '../page-link.tsx';
import { entryKeys } from './entry-keys.ts';

/** The legal pages, and the links that change the view. */
export function LegalLinks({ links }: { readonly links: readonly LegalLink[] }) {
  const t = useTexts();
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
}
