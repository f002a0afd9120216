import { pictureFile, type PictureFile, pictureSources } from './rules/picture-rules.ts';

/**
 * Replaces the files of the picture that cannot be loaded, in a first paint. The component does the same once it is mounted.
 *
 * @returns the function that ends it
 */
export function watchPicture(root: ShadowRoot): () => void {
  const failed = new Set<PictureFile>();
  const replace = (image: HTMLImageElement): void => {
    const file = pictureFile(image.currentSrc);
    const frame = image.closest('.offer-picture');
    if (!frame || !file || failed.has(file)) return;
    failed.add(file);
    const sources = pictureSources(image.currentSrc.slice(0, -file.length), failed);
    if (!sources) return frame.classList.add('offer-bare');
    const [desktop, tablet] = frame.querySelectorAll('source');
    if (desktop) desktop.srcset = sources.desktop;
    if (tablet) tablet.srcset = sources.tablet;
    image.src = sources.any;
  };
  const handleError = ({ target }: Event): void => {
    if ((target as Element).localName === 'img') replace(target as HTMLImageElement);
  };
  // Errors of pictures do not bubble.
  root.addEventListener('error', handleError, { capture: true });
  for (const image of root.querySelectorAll('img')) if (image.complete && image.naturalWidth === 0) replace(image);
  return () => root.removeEventListener('error', handleError, { capture: true });
}
