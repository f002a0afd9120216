/** The picture's files in the folder of `image-base`, whose documentation names them with their sizes. */
export const PICTURE_FILES = ['desktop.webp', 'desktop@2x.webp', 'tablet.webp', 'tablet@2x.webp'] as const;

export type PictureFile = (typeof PICTURE_FILES)[number];

/** What the picture is loaded from: a `srcset` for each size, empty where no file is left, and the file for any window. */
export interface PictureSources {
  readonly desktop: string;
  readonly tablet: string;
  readonly any: string;
}

/**
 * Where the picture comes from. A file that is not there gives way: the sharp one to the plain one of its size, and that
 * to the other size, which is cut to the frame.
 *
 * @param imageBase the folder; a slash is put at its end, unless its file names belong to a query
 * @param failed the files that could not be loaded
 * @returns `undefined` when nothing is left to show
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
