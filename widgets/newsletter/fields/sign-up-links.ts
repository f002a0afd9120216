import { useMemo } from 'react';
import { type Translate, useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import { withLinkBase } from '../../../src/embed/market/link-base.ts';

/** Where the form leads to, by the tags of its texts: `<privacy>…</privacy>`. Empty for a link that the page has removed. */
export type SignUpLinks = Readonly<Record<'voucher' | 'privacy' | 'contact' | 'sample' | 'hint' | 'usage', string>>;

/** The same object while a visitor types, so that the texts with links are not rendered again. */
export function useLinks(linkBase: string): SignUpLinks {
  const t = useTexts();
  return useMemo(() => withLinkBase(linksIn(t), linkBase), [t, linkBase]);
}

function linksIn(t: Translate): SignUpLinks {
  return {
    voucher: t('newsletter.link.terms'),
    privacy: t('newsletter.link.privacy'),
    contact: t('newsletter.link.contact'),
    sample: t('newsletter.link.sample'),
    hint: t('newsletter.link.hint'),
    usage: t('newsletter.link.usage'),
  };
}
