import { LOCALE_TEXTS } from '../../../embed/i18n/locales.ts';
import { shownTexts } from '../../../embed/i18n/shown-texts.ts';
import { localeOf, type Site } from '../../../embed/market/sites.ts';
import type { FooterContent } from '../../../../widgets/footer/content/content-schema.ts';
import type { Page } from './read-page.ts';

export interface Verdict {
  readonly state: 'ok' | 'to do' | 'cannot be checked here';
  readonly sentence: string;
}

export interface Finding extends Verdict {
  readonly topic: string;
}

/** What came instead of a page, by the address in the content. */
export type Failures = ReadonlyMap<string, string>;

/** What the points are read from. */
export interface Shop {
  readonly site: Site;
  /** Without it, no rule of a market is checked: each would be a fault of the name alone. */
  readonly isSiteKnown: boolean;
  readonly page: Page;
  readonly base: string | undefined;
  /** The links that lead to no page; `undefined` where none was tried. */
  readonly failures?: Failures;
  /** The texts that every tag of the page gets. */
  readonly texts: Readonly<Record<string, string>>;
  /** The tags with a sign-up, one without a page, each with the texts that it gets. */
  readonly signUps: ReadonlyArray<{
    readonly name: string;
    readonly texts: Readonly<Record<string, string>>;
    readonly offer: string;
  }>;
  /** The content that the footer shows; empty without a footer. */
  readonly content: FooterContent;
  readonly hasContent: boolean;
  readonly hasContentFile: boolean;
  readonly hasFooter: boolean;
  /** The problems that the rules of the footer and of the market find. */
  readonly problems: readonly string[];
}

export const unseen = (sentence: string): Verdict => ({ state: 'cannot be checked here', sentence });
export const toDo = (sentence: string): Verdict => ({ state: 'to do', sentence });
export const ok = (sentence: string): Verdict => ({ state: 'ok', sentence });

/** Whether the page has a sign-up that promises a voucher. */
export function isOffered({ signUps }: Shop): boolean {
  return signUps.some(({ offer }) => offer !== 'none');
}

/** The texts that the first sign-up gets; without one, those of the page. */
export function ownTexts({ texts, signUps: [first] }: Shop): Readonly<Record<string, string>> {
  return first?.texts ?? texts;
}

export function textsOf(shop: Shop) {
  return shownTexts({ ...LOCALE_TEXTS[localeOf(shop.site)], ...ownTexts(shop) });
}
