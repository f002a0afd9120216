import { fingerprintOf } from '../../fingerprint.ts';
import { flatTexts } from '../../i18n/text-overrides.ts';
import { isRecord } from '../../is-record.ts';
import type { PrerenderedFacts } from '../../page/page-fact.ts';
import type { ChildData } from '../light-dom/child-data.ts';

/** The attribute of the `<style>` in prerendered markup that contains the mark. */
export const MARK = 'data-shop-prerendered';

/** What the element has to know of prerendered markup in its shadow root. */
export interface Mark extends PrerenderedFacts {
  readonly version: string;
  /** Identifies the tag, the values of its attributes and its data. */
  readonly fingerprint: string;
  /** The platforms of each root in the shadow tree, in its order. The stylesheet shows the one for the viewport's width. */
  readonly platforms: ReadonlyArray<readonly string[]>;
  /** What was assumed of the elements around the tag: a selector, and whether the tag is inside. */
  readonly inside: Readonly<Record<string, boolean>>;
  /** White space in the markup matters: a text of the page has it at an edge, or twice in a row. */
  readonly exact?: boolean;
}

/** The values that the markup does not depend on, or for which the mark has an entry of its own. */
const NOT_COUNTED = /^(?:platform|serviceBase|apiKey|spa|sendSite|origin|originAddition)$/;

/** The texts that show once a visitor has begun: a page that names its company keeps the first paint. */
const SHOWN_LATER =
  /^(?:shop\.(?!goods)|newsletter\.(?:consent|legalNotice|legals|privacyHint|link\.(?!terms|sample)))/;

function shownAtFirst(texts: unknown): unknown {
  if (!isRecord(texts)) return texts;
  const shown = Object.entries(flatTexts(texts)).filter(([key]) => !SHOWN_LATER.test(key));
  return shown.length > 0 ? shown : undefined;
}

/** A short text that differs if the markup differs: of the tag, the values of its attributes by property, and its data. */
export function fingerprintOfMarkup(tag: string, values: Readonly<Record<string, unknown>>, data: ChildData): string {
  const counted = Object.entries(values).filter(([name]) => !NOT_COUNTED.test(name));
  const texts = shownAtFirst(data['data-texts']);
  return fingerprintOf(JSON.stringify([tag, counted, texts, data['data-content']])).toString(36);
}

/** The prefix of the ids in a root. It does not name the tag: ad blockers hide what is called a newsletter. */
export const ID_PREFIX = 'shop-';

/** The prefix of the ids in one of several roots in a shadow tree, which must not share ids. */
export function idPrefixOf({ platforms }: Pick<Mark, 'platforms'>, index: number): string {
  return platforms.length > 1 ? `${ID_PREFIX}${index}-` : ID_PREFIX;
}
