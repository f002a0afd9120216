import { useState } from 'react';
import { useTexts } from '../../src/i18n/texts-provider.tsx';

/** The picture and, over its corner, the badge with the discount. From 1024 px 400×300, from 767 px 273×273. */
export function OfferPicture({ imageBase }: { readonly imageBase: string }) {
  const t = useTexts();
  const [failedBase, setFailedBase] = useState<string>();
  const source = (size: string): string => `${imageBase}${size}.webp 1x, ${imageBase}${size}@2x.webp 2x`;
  return (
    <div className="offer-picture" part="picture">
      <div className="offer-frame">
        {failedBase !== imageBase && (
          <picture>
            <source media="(min-width: 1024px)" srcSet={source('desktop')} width={400} height={300} />
            <source media="(min-width: 767px)" srcSet={source('tablet')} width={273} height={273} />
            {/* Lazy: below 767 px the picture is not displayed, and what is not displayed is then not loaded. */}
            <img
              src={`${imageBase}desktop.webp`}
              alt=""
              width={400}
              height={300}
              loading="lazy"
              decoding="async"
              onError={() => setFailedBase(imageBase)}
            />
          </picture>
        )}
      </div>
      <p className="offer-badge">
        <strong>{t('newsletter.offer.value')}</strong>
        <span>{t('newsletter.offer.label')}</span>
      </p>
    </div>
  );
}
