import { useEffect, useMemo } from 'react';
import { withArticle } from '../../../src/embed/i18n/article.ts';
import type { TextKey } from '../../../src/embed/i18n/locales.ts';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import { once, warn } from '../../../src/embed/log.ts';
import { usePageFact } from '../../../src/embed/page/page-fact.ts';

/**
 * Returns the texts of the consents with the sender in them: the company that the page names, else its shop, else the
 * operator of the page's host. A consent can never name a company that the page does not.
 */
export function useConsentText(): (key: TextKey) => string {
  const t = useTexts();
  // No prerendered markup has a consent, since consents show once a visitor has begun.
  const host = usePageFact(hostOfPage, (facts) => facts.host);
  const company = t('shop.company').trim();
  const name = company || t('shop.name').trim();
  const sender = withArticle(name ? t('shop.sender', { company: name }) : t('shop.operator', { host }));
  const goods = t('shop.goods').trim();
  useEffect(() => {
    if (!goods)
      once(
        warn,
        `The consents of the sign-up do not name the goods that the newsletter advertises. ` +
          `Set "shop.goods", such as "coffee and tea", on the script tag: data-texts='{"shop.goods": "…"}'.`,
      );
    if (company) return;
    once(
      warn,
      `The consents of the sign-up name "${sender}", because the page does not name the company that sends the newsletter. ` +
        `Set "shop.company", with its legal form, on the script tag: data-texts='{"shop.company": "…"}'.`,
    );
  }, [company, goods, sender]);
  return useMemo(() => (key) => t(key, { company: name || host, sender }), [t, name, host, sender]);
}

/** A file has no host. */
function hostOfPage(): string {
  return location.hostname.replace(/^www\./, '') || 'localhost';
}
