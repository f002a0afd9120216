/** The picture's files in the folder of `image-base`. */
export const PICTURE_FILES = ['desktop.webp', 'desktop@2x.webp', 'tablet.webp', 'tablet@2x.webp'] as const;

export type PictureFile = (typeof PICTURE_FILES)[number];

export type PictureSources = NonNullable<ReturnType<typeof pictureSources>>;

/** What the addresses of the files begin with: a slash is appended, unless the file name belongs to a query. */
export function pictureFolder(imageBase: string): string {
  return imageBase.endsWith('/') || imageBase.includes('?') ? imageBase : `${imageBase}/`;
}

/**
 * The sources of the picture: a `srcset` per size, empty if no file is left, and the file for any viewport size. A file that
 * could not be loaded is replaced: a high-resolution file by the standard one of its size, and that by the other size, which
 * is cropped to the frame.
 *
 * @param imageBase the folder
 * @param failed the files that could not be loaded
 * @returns `undefined` if no file is left
 */
export function pictureSources(imageBase: string, failed: ReadonlySet<PictureFile>) {
  const base = pictureFolder(imageBase);
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

export function pictureFile(address: string): PictureFile | undefined {
  return PICTURE_FILES.find((file) => address.endsWith(file));
}
