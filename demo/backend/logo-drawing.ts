import { LOGO_SOURCES, logoFile } from '../../widgets/footer/content/logo-sources.ts';

/**
 * A neutral drawing for the file of a logo as SVG, 80 by 80: its name in a frame. The real logos belong to their owners,
 * so none is copied. `undefined` for an unknown file.
 */
export function drawLogo(file: string): string | undefined {
  const name = LOGO_SOURCES.find((source) => logoFile(source) === file);
  if (name === undefined) return undefined;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80">' +
    '<rect x="4" y="18" width="72" height="44" rx="6" fill="#fff" stroke="#cfc5bc"/>' +
    '<text x="40" y="44" font-family="system-ui, sans-serif" font-size="12" font-weight="700" text-anchor="middle" ' +
    `textLength="${Math.min(62, name.length * 8)}" lengthAdjust="spacingAndGlyphs" fill="#7a3e1d">${name}</text></svg>`
  );
}
