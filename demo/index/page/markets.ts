import cs from './texts/cs.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import sk from './texts/sk.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

/** The page's words; every language has them all. */
type ShopTexts = typeof de;
export type TextKey = keyof ShopTexts;

export type Currency = 'EUR' | 'CHF' | 'CZK' | 'HUF' | 'PLN' | 'TRY';

export interface Market {
  readonly locale: string;
  readonly currency: Currency;
  /** The strip above the page: what the market's footer promises as well. */
  readonly promise: string;
  readonly texts: ShopTexts;
}

/** The shop's name in every market. */
export const SHOP_NAME = 'Tambrel';

const HOME: Market = {
  locale: 'de-DE',
  currency: 'EUR',
  promise: '30 Tage Rückgabe · Abholung in der Filiale',
  texts: de,
};

const MARKETS: Readonly<Record<string, Market>> = {
  DE: HOME,
  AT: { locale: 'de-AT', currency: 'EUR', promise: 'Versand mit der Post · Abholung in der Filiale', texts: de },
  CH: { locale: 'de-CH', currency: 'CHF', promise: '3 Monate Rückgabe · Kauf auf Rechnung', texts: de },
  CH_FR: { locale: 'fr-CH', currency: 'CHF', promise: 'Retours pendant 3 mois · Achat sur facture', texts: fr },
  PL: { locale: 'pl-PL', currency: 'PLN', promise: 'Darmowa dostawa od 100 zł · 30 dni na zwrot', texts: pl },
  CZ: { locale: 'cs-CZ', currency: 'CZK', promise: 'Doprava zdarma od 999 Kč · Vrácení do 30 dnů', texts: cs },
  HU: { locale: 'hu-HU', currency: 'HUF', promise: '30 napos elállási jog', texts: hu },
  SK: { locale: 'sk-SK', currency: 'EUR', promise: 'Doprava zadarmo od 40 €', texts: sk },
  TR: {
    locale: 'tr-TR',
    currency: 'TRY',
    promise: '1000 TL ve üzeri siparişlerde ücretsiz kargo · 90 gün içinde ücretsiz iade',
    texts: tr,
  },
};

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
