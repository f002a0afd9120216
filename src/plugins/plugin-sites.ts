import { builtInContent } from '../../widgets/footer/content/built-in.ts';
import type { FooterContent } from '../../widgets/footer/content/content-schema.ts';
import { LOCALE_TEXTS } from '../embed/i18n/locales.ts';
import { countryOf, factsOf, localeOf, type Site, SITES } from '../embed/market/sites.ts';

/** A country site as a plugin or a template needs it. */
interface PluginSite {
  /** The country in the languages of the plugins, for administrators and editors. */
  readonly names: Readonly<Record<'en' | 'de', string>>;
  /** The country in its own language, as the country selector shows it. */
  readonly label: string;
  /** The name of its flag in the content of the footer. */
  readonly flag: string;
  /** The words of the link that shows until a tag has rendered. */
  readonly link: string;
}

export function pluginSites(): Readonly<Record<string, PluginSite>> {
  const sites = SITES.map((site) => {
    const { label } = factsOf(site);
    const flag = countryOf(site).toLowerCase();
    const names = { en: nameOf(site, 'en'), de: nameOf(site, 'de') };
    return [site, { names, label, flag, link: signUpWords(site) }] as const;
  });
  return Object.fromEntries(sites);
}

/** The built-in texts of each site by their keys. */
export function pluginTexts(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(SITES.map((site) => [site, LOCALE_TEXTS[localeOf(site)]]));
}

/** The link of a menu, with what the plugins read of it. */
interface MenuItem {
  readonly text: string;
  readonly url: string;
  /** The icon of a group, or `emphasis`. */
  readonly mark?: string | undefined;
  readonly links?: readonly MenuItem[];
}

type Menus = Readonly<Record<'groups' | 'legal', readonly MenuItem[]>>;

/** The built-in groups and legal links of each site's footer, as the menus of a content system have them. */
export function pluginMenus(): Readonly<Record<string, Menus>> {
  return Object.fromEntries(SITES.map((site) => [site, menusOf(builtInContent(site))]));
}

function menusOf({ teaser, legalLinks = [] }: FooterContent): Menus {
  return {
    // Without the sentences above the links: editors would not see them, and some promise what a shop may not keep.
    groups: (teaser?.groups ?? []).map(({ heading, links = [] }) => ({
      ...(heading?.link ?? { text: heading?.text ?? '', url: '#' }),
      mark: heading?.iconName,
      // The page of the heading is added where the content is read.
      links: links.filter(({ hideInClassic }) => hideInClassic !== true).map(({ link }) => link),
    })),
    legal: legalLinks.map(({ text, url, emphasis }) => ({
      text,
      url,
      mark: emphasis === true ? 'emphasis' : undefined,
    })),
  };
}

/** “Hungary”; “Switzerland (French)” where a country has several sites. */
function nameOf(site: Site, language: string): string {
  const [spoken = ''] = localeOf(site).split('-');
  const country = countryOf(site);
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  if (SITES.filter((other) => countryOf(other) === country).length === 1) return name;
  return `${name} (${new Intl.DisplayNames(language, { type: 'language' }).of(spoken) ?? spoken})`;
}

/** What the built-in footer calls the page of the sign-up. */
function signUpWords(site: Site): string {
  const groups = builtInContent(site).teaser?.groups ?? [];
  const links = groups.flatMap(({ links: entries = [] }) => entries.map(({ link }) => link));
  const found = links.find(({ url }) => url === '/subscribenewsletter');
  if (!found) throw new Error(`The built-in footer of ${site} has no link to /subscribenewsletter.`);
  return found.text;
}
