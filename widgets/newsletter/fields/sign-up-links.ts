import type { Translate } from '../../../src/embed/i18n/texts-provider.tsx';

/** Where the form leads to, by the tags of its texts: `<privacy>…</privacy>`. Empty for a link that the page has removed. */
export type SignUpLinks = Readonly<Record<'voucher' | 'privacy' | 'contact' | 'sample' | 'hint' | 'usage', string>>;

export function linksIn(t: Translate): SignUpLinks {
  return {
    voucher: t('newsletter.link.terms'),
    privacy: t('newsletter.link.privacy'),
    contact: t('newsletter.link.contact'),
    sample: t('newsletter.link.sample'),
    hint: t('newsletter.link.hint'),
    usage: t('newsletter.link.usage'),
  };
}
