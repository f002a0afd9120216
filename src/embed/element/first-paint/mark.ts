import { fingerprintOf } from '../../fingerprint.ts';
import type { PrerenderedFacts } from '../../page/page-fact.ts';
import { type AttributeTable, propertyName } from '../declare/attributes.ts';
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
  /** The assumptions about the page that the markup depends on. */
  readonly uses?: ReadonlyArray<'host' | 'serviceBase'>;
  /** White space in the markup matters: a text of the page has it at an edge, or twice in a row. */
  readonly exact?: boolean;
}

/** A short text that differs if the markup differs: of the tag, the values of its attributes by property, and its data. */
export function fingerprintOfMarkup(
  { tag, attributes }: { readonly tag: string; readonly attributes: AttributeTable },
  values: Readonly<Record<string, unknown>>,
  data: ChildData,
): string {
  const names = Object.keys(attributes).filter((name) => attributes[name]?.changesMarkup !== false);
  const counted = names.map((name) => values[propertyName(name)]);
  return fingerprintOf(JSON.stringify([tag, counted, data['data-texts'], data['data-content']])).toString(36);
}

/** The prefix of the ids in a root. It does not name the tag: ad blockers hide what is called a newsletter. */
export const ID_PREFIX = 'shop-';

/** The prefix of the ids in one of several roots in a shadow tree, which must not share ids. */
export function idPrefixOf({ platforms }: Pick<Mark, 'platforms'>, index: number): string {
  return platforms.length > 1 ? `${ID_PREFIX}${index}-` : ID_PREFIX;
}
