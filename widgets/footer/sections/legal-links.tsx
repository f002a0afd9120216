import { useTexts } from '../../../src/i18n/texts-provider.tsx';
import type { Link } from '../content/content-schema.ts';
import { PageLink } from '../page-link.tsx';

/** The legal pages, and the links that change the view. */
export function LegalLinks({ links }: { readonly links: readonly Link[] }) {
  const t = useTexts();
  if (links.length === 0) return null;
  return (
    <ul className="footer-legal" part="legal" aria-label={t('footer.legalLabel')}>
      {links.map((link) => (
        <li key={`${link.text} ${link.url}`}>
          <PageLink url={link.url} className="footer-legal-link">
            <span>{link.text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
