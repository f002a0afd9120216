import { LOGO_SOURCES, logoFile } from '../../widgets/footer/content/logo-sources.ts';

/** An SVG in place of a logo, which belongs to its owner: its name in a frame, or its initials; `undefined` if unknown. */
export function drawLogo(file: string): string | undefined {
  const name = LOGO_SOURCES.find((source) => logoFile(source) === file);
  if (name === undefined) return undefined;
  // `atGuetezeichen2023` is `AG2023`.
  const text = name.length > 12 ? name.replaceAll(/(\p{L})\p{Ll}*/gu, '$1').toUpperCase() : name;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80">' +
    '<rect x=".5" y="16.5" width="79" height="47" rx="4" fill="#f4f4f4" stroke="#c4c4c4"/>' +
    `<text x="40" y="44" font-family="Arial, sans-serif" font-size="${text.length > 10 ? 9 : 11}" text-anchor="middle" ` +
    `fill="#595959">${text}</text></svg>`
  );
}
