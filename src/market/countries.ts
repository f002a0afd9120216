import type { Site } from './sites.ts';

/** A country's shop, as the country selector shows it. */
interface Country {
  /** In the country's own language, so that whoever looks for it can read it. */
  readonly label: string;
  readonly code: Site;
  readonly href: string;
  readonly flag: 'de' | 'at' | 'ch' | 'pl' | 'cz' | 'hu' | 'sk' | 'tr';
}

/** The shops to choose from. Their addresses are examples: a shop names its own in the footer's content (`countries`). */
export const COUNTRIES: readonly Country[] = [
  { label: 'Deutschland', code: 'DE', href: 'https://de.shop.example/', flag: 'de' },
  { label: 'Österreich', code: 'AT', href: 'https://at.shop.example/', flag: 'at' },
  { label: 'Schweiz (Deutsch)', code: 'CH', href: 'https://ch.shop.example/', flag: 'ch' },
  { label: 'Suisse (français)', code: 'CH_FR', href: 'https://ch.shop.example/fr/', flag: 'ch' },
  { label: 'Polska', code: 'PL', href: 'https://pl.shop.example/', flag: 'pl' },
  { label: 'Česko', code: 'CZ', href: 'https://cz.shop.example/', flag: 'cz' },
  { label: 'Magyarország', code: 'HU', href: 'https://hu.shop.example/', flag: 'hu' },
  { label: 'Slovensko', code: 'SK', href: 'https://sk.shop.example/', flag: 'sk' },
  { label: 'Türkiye', code: 'TR', href: 'https://tr.shop.example/', flag: 'tr' },
];
