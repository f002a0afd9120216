/** The picture's files in the folder of `image-base`, whose documentation names them with their sizes. */
export const PICTURE_FILES = ['desktop.webp', 'desktop@2x.webp', 'tablet.webp', 'tablet@2x.webp'] as const;

export type PictureFile = (typeof PICTURE_FILES)[number];

/** The sources of the picture: a `srcset` per size, empty if no file is left, and the file for any viewport size. */
export interface PictureSources {
  readonly desktop: string;
  readonly tablet: string;
  readonly any: string;
}

/**
 * The sources of the picture. A file that could not be loaded is replaced: a high-resolution file by the standard one of
 * its size, and that by the other size, which is cropped to the frame.
 *
 * @param imageBase the folder; a slash is appended unless the file name belongs to a query
 * @param failed the files that could not be loaded
 * @returns `undefined` if no file is left
 */
export function pictureSources(imageBase: string, failed: ReadonlySet<PictureFile>): PictureSources | undefined {
  const base = imageBase.endsWith('/') || imageBase.includes('?') ? imageBase : `${imageBase}/`;
  const setOf = (plain: PictureFile, sharp: PictureFile): string =>
    [failed.has(plain) ? '' : `${base}${plain} 1x`, failed.has(sharp) ? '' : `${base}${sharp} 2x`]
      .filter(Boolean)
      .join(', ');
  const any = (['desktop.webp', 'tablet.webp'] as const).find((file) => !failed.has(file));
  if (any === undefined) return undefined;
  return {
    desktop: setOf('desktop.webp', 'desktop@2x.webp'),
    tablet: setOf('tablet.webp', 'tablet@2x.webp'),
    any: `${base}${any}`,
  };
}

/** The file of an address that was loaded. */
export function pictureFile(address: string): PictureFile | undefined {
  return PICTURE_FILES.find((file) => address.endsWith(file));
}
