import cs from './texts/cs.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import sk from './texts/sk.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

/** The page's words; every language has them all. */
export type ShopTexts = typeof de;
export type TextKey = keyof ShopTexts;

export type Currency = 'EUR' | 'CHF' | 'CZK' | 'HUF' | 'PLN' | 'TRY';

export interface Market {
  readonly locale: string;
  readonly currency: Currency;
  readonly texts: ShopTexts;
}

/** The shop's name in every market. */
export const SHOP_NAME = 'Tambrel';

const MARKETS: Readonly<Record<string, Market>> = {
  DE: { locale: 'de-DE', currency: 'EUR', texts: de },
  AT: { locale: 'de-AT', currency: 'EUR', texts: de },
  CH: { locale: 'de-CH', currency: 'CHF', texts: de },
  CH_FR: { locale: 'fr-CH', currency: 'CHF', texts: fr },
  PL: { locale: 'pl-PL', currency: 'PLN', texts: pl },
  CZ: { locale: 'cs-CZ', currency: 'CZK', texts: cs },
  HU: { locale: 'hu-HU', currency: 'HUF', texts: hu },
  SK: { locale: 'sk-SK', currency: 'EUR', texts: sk },
  TR: { locale: 'tr-TR', currency: 'TRY', texts: tr },
};

const HOME: Market = { locale: 'de-DE', currency: 'EUR', texts: de };

/** The market of a site code; that of Germany for `undefined` and unknown ones. */
export function marketOf(site: string | undefined): Market {
  return MARKETS[site ?? 'DE'] ?? HOME;
}

/** An amount as the market writes it, without decimals where there are none. */
export function price(market: Market, amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(market.locale, {
    style: 'currency',
    currency: market.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** A text of the market with its `{places}` filled. */
export function textOf(market: Market, key: TextKey, places: Readonly<Record<string, string>> = {}): string {
  return market.texts[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
}
