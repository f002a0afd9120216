import { DEFAULT_SITE, type Site, SITES } from '../../../src/embed/market/sites.ts';

/** The values of `platform`; an empty one leaves the choice to the widgets. */
export const PLATFORMS = ['', 'CLASSIC', 'TABLET', 'SMARTPHONE', 'MATCH'] as const;

/** What the page says of its footer, as an attribute of the tag. */
export const FOOTERS = {
  whole: {},
  reduced: { reduced: '' },
  checkout: { checkout: '' },
  none: { 'page-header': 'NO_FOOTER' },
};

export const FOOTER_NAMES = Object.keys(FOOTERS) as (keyof typeof FOOTERS)[];

/** The platform of each view that the footer's links lead to. */
const VIEWS: ReadonlyMap<string | null, Settings['platform']> = new Map([
  ['mobile', 'MATCH'],
  ['desktop', 'CLASSIC'],
]);

/** What the address of the page sets on its widgets. The configurator has every attribute. */
export interface Settings {
  readonly site: Site;
  readonly platform: (typeof PLATFORMS)[number];
  readonly footer: keyof typeof FOOTERS;
  /** Whether the visitor comes from a confirmation link that is no longer valid. */
  readonly isLinkInvalid: boolean;
}

/** Reads the settings from a query such as `?site=AT&invalid-link`. Unknown values count as the default. */
export function settingsFromQuery(query: string): Settings {
  const parameters = new URLSearchParams(query);
  const given = (name: string): string | undefined => parameters.get(name)?.toUpperCase();
  return {
    site: SITES.find((site) => site === given('site')) ?? DEFAULT_SITE,
    platform: VIEWS.get(parameters.get('view')) ?? PLATFORMS.find((platform) => platform === given('platform')) ?? '',
    footer: FOOTER_NAMES.find((footer) => footer === parameters.get('footer')) ?? 'whole',
    isLinkInvalid: parameters.has('invalid-link'),
  };
}

/** The settings of the page: read from its URL, written back to it, and reported to listeners. */
export class SettingsStore {
  readonly #listeners: ((settings: Settings) => void)[] = [];

  get values(): Settings {
    return settingsFromQuery(location.search);
  }

  /** Calls the listener now and after each change. */
  follow(listener: (settings: Settings) => void): void {
    this.#listeners.push(listener);
    listener(this.values);
  }

  /** Changes one setting. The link to the other view sets the platform, which can be changed afterwards. */
  set(name: 'site' | 'platform' | 'footer', value: string): void {
    const address = new URL(location.href);
    if (address.searchParams.has('view')) address.searchParams.set('platform', this.values.platform);
    address.searchParams.delete('view');
    address.searchParams.set(name, value);
    history.replaceState(null, '', address);
    for (const listener of this.#listeners) listener(this.values);
  }
}
