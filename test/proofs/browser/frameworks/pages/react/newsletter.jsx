export function Newsletter({ id, site, onSuccess }) {
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
