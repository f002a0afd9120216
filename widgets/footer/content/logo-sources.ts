import names from './logo-sources.json' with { type: 'json' };

/** The logos for which the service has an image. */
export const LOGO_SOURCES: readonly string[] = names;

/** Width and height of a logo in CSS pixels; the content can reduce them. */
export const LOGO_SIZE = 80;

/** The file name of a logo; `undefined` for an unknown source. */
export function logoFile(source: string): string | undefined {
  return LOGO_SOURCES.includes(source) ? `${source}.svg` : undefined;
}

/** The address of a logo in a folder, whose address ends with a slash; `undefined` for an unknown source. */
export function logoAddress(source: string, logoBase: string): string | undefined {
  if (source.includes('/')) return source;
  const file = logoFile(source);
  return file && `${logoBase}${file}`;
}
