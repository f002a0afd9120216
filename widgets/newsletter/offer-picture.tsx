import { memo, useLayoutEffect, useState } from 'react';
import { withOffer } from '../../src/embed/i18n/shown-texts.ts';
import { useTexts } from '../../src/embed/i18n/texts-provider.tsx';
import { useIsPrerendered } from '../../src/embed/page/page-fact.ts';
import { withAddress } from '../../src/embed/page/picture-address.ts';
import { type PictureFile, type PictureSources, pictureFile, pictureSources } from './rules/picture-rules.ts';

interface OfferPictureProps {
  readonly imageBase: string;
  readonly badge: boolean;
  /** Whether there is a footnote that its ¹ leads to. */
  readonly noted: boolean;
}

/**
 * The picture, 400×300 from 1024 px and 273×273 from 767 px, and the badge with the discount over its corner. If no file
 * of the picture can be loaded, the badge is shown alone; the layout does not change.
 */
export const OfferPicture = memo(function OfferPicture({ imageBase, badge, noted }: OfferPictureProps) {
  const t = useTexts();
  // Chromium never frees a picture that gets its address outside a document, as in a sign-up that is removed while React
  // renders it: so the picture is rendered when the rest is in the document.
  const isPrerendered = useIsPrerendered();
  const [isThere, setThere] = useState(isPrerendered);
  // oxlint-disable-next-line react/set-state-in-effect -- only then is it in the document
  useLayoutEffect(() => setThere(true), []);
  const [failed, setFailed] = useState<ReadonlySet<PictureFile>>(new Set());
  const sources = pictureSources(imageBase, failed);
  const handleError = (address: string): void => {
    const file = pictureFile(address);
    if (file !== undefined && !failed.has(file)) setFailed(new Set([...failed, file]));
  };
  return (
    <div className={`offer-picture${sources ? '' : ' offer-bare'}${badge ? '' : ' offer-plain'}`} part="picture">
      <div className="offer-frame">{sources && isThere && <Picture sources={sources} onError={handleError} />}</div>
      {badge && (
        // The heading says the same.
        <p className="offer-badge" aria-hidden="true">
          <strong>{t('newsletter.offer.value')}</strong>
          <span>{withOffer(t('newsletter.offer.label'), noted)}</span>
        </p>
      )}
    </div>
  );
});

const SIZES = [
  ['desktop', '(min-width: 1024px)', 400, 300],
  ['tablet', '(min-width: 767px) and (max-width: 1023.98px)', 273, 273],
] as const;

interface PictureProps {
  readonly sources: PictureSources;
  readonly onError: (address: string) => void;
}

function Picture({ sources, onError }: PictureProps) {
  return (
    <picture>
      {SIZES.map(
        ([name, media, width, height]) =>
          sources[name] !== '' && (
            <source
              key={name}
              ref={withAddress('srcset', sources[name])}
              media={media}
              srcSet={sources[name]}
              width={width}
              height={height}
            />
          ),
      )}
      {/* Lazy: below 767 px the picture is not displayed, and a lazy picture that is not displayed is not loaded. */}
      <img
        ref={(image) => {
          withAddress('src', sources.any)(image);
          // In markup that was there before the component the picture may have failed already.
          if (image && image.complete && image.naturalWidth === 0 && image.currentSrc !== '') onError(image.currentSrc);
        }}
        src={sources.any}
        alt=""
        width={400}
        height={300}
        loading="lazy"
        decoding="async"
        onError={(event) => onError(event.currentTarget.currentSrc)}
      />
    </picture>
  );
}
