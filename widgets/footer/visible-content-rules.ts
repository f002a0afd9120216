import type { FooterContent, Group, LogoImage, Validity } from './content/content-schema.ts';
import { isValidAt } from './content/moment-rules.ts';

/** What decides which entries of the content show. */
export interface Circumstances {
  readonly checkout: boolean;
  /** Whether the mobile layouts are shown, where links flagged `hideInClassic` are. */
  readonly folding: boolean;
  /** The time in the site's zone, `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
}

/** The content without what does not show now: entries out of their time, groups hidden in the checkout, empty lists. */
export function visibleContent(content: FooterContent, circumstances: Circumstances): FooterContent {
  const { teaser, seo, socialMedia, appReferences, qualityLogos, legalLinks } = content;
  const current = <Entry extends Validity>(entries: readonly Entry[] | undefined): readonly Entry[] =>
    (entries ?? []).filter((entry) => isValidAt(entry, circumstances.now));
  return {
    ...content,
    teaser: { groups: current(teaser?.groups).filter(isShownIn(circumstances)).map(withVisibleLinks(circumstances)) },
    legalLinks: current(legalLinks),
    ...(seo && { seo: { ...seo, columns: (seo.columns ?? []).map(({ links }) => ({ links: current(links) })) } }),
    ...(socialMedia && { socialMedia: { ...socialMedia, socialMediaIcons: current(socialMedia.socialMediaIcons) } }),
    ...(appReferences && { appReferences: { ...appReferences, appIcons: current(appReferences.appIcons) } }),
    ...(qualityLogos && { qualityLogos: { ...qualityLogos, logos: current(qualityLogos.logos) } }),
  };
}

function isShownIn({ checkout }: Circumstances): (group: Group) => boolean {
  return (group) => !(checkout && group.hideGroupInCheckout === true);
}

function withVisibleLinks({ folding, now }: Circumstances): (group: Group) => Group {
  return (group) => ({
    ...group,
    links: (group.links ?? []).filter((line) => (folding || line.hideInClassic !== true) && isValidAt(line, now)),
    images: (group.images ?? []).filter((image) => isValidAt(image, now)),
  });
}

/** A row of logos: those of one group, with the group's words as their name. */
export interface LogoRow {
  readonly title: string | undefined;
  readonly images: readonly LogoImage[];
}

/** The rows of payment and delivery logos, one for each group that has some. */
export function logoRows(groups: readonly Group[]): readonly LogoRow[] {
  return groups
    .map((group) => ({ title: titleOf(group), images: group.images ?? [] }))
    .filter(({ images }) => images.length > 0);
}

/** The words of a group's heading, whether it is a link or not. */
export function titleOf({ heading }: Group): string | undefined {
  return heading?.link?.text ?? heading?.text;
}

/** What stands between a link and the words after it: nothing before a full stop or a comma. */
export function spaceBefore(words: string): string {
  return words === '' || /^[.,;:!?)]/.test(words) ? '' : ' ';
}
