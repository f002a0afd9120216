import type { ShopNewsletterAttributes } from 'shop-widgets/react';

interface Props extends Pick<ShopNewsletterAttributes, 'site'> {
  id?: string;
  onSuccess?: ShopNewsletterAttributes['onshop-newsletter-success'];
}

export function Newsletter({ id, site, onSuccess }: Props) {
  return (
    <shop-newsletter
      id={id}
      site={site}
      heading-level={3}
      className="own"
      onshop-newsletter-success={onSuccess}
      suppressHydrationWarning
    >
      <a href="/subscribenewsletter">Newsletter</a>
    </shop-newsletter>
  );
}
