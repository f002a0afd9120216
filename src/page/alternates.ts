/**
 * The page's own counterpart in another language, where the page names one: `<link rel="alternate" hreflang="fr-CH">`.
 *
 * @param language such as `fr-CH`
 */
export function alternateFor(language: string): string | undefined {
  if (language === '') return undefined;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel~="alternate" i][hreflang][href]');
  const match = Array.from(links).find((link) => link.hreflang.toLowerCase() === language.toLowerCase());
  return match !== undefined && /^https?:$/.test(new URL(match.href).protocol) ? match.href : undefined;
}
