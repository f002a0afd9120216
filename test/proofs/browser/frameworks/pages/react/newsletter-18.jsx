import { useEffect, useRef } from 'react';

export function Newsletter({ id, site, isHidden, onSuccess }) {
  const tag = useRef(null);
  useEffect(() => {
    const { current } = tag;
    current.addEventListener('shop-newsletter-success', onSuccess);
    return () => current.removeEventListener('shop-newsletter-success', onSuccess);
  }, [onSuccess]);
  return (
    <shop-newsletter
      id={id}
      ref={tag}
      site={site}
      heading-level={3}
      class="own"
      hidden={isHidden || undefined}
      suppressHydrationWarning
    >
      <a href="/subscribenewsletter">Newsletter</a>
    </shop-newsletter>
  );
}
