import type { FooterContent, Group, LogoImage, Validity } from './content/content-schema.ts';
import { isValidAt } from './content/moment-rules.ts';

/** The conditions on which entries of the content are shown. */
export interface Circumstances {
  readonly checkout: boolean;
  /** Whether a mobile layout is shown: only there are links flagged `hideInClassic` visible. */
  readonly folding: boolean;
  /** The current time in the site's time zone, `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
}

/** The content without entries outside their period, groups hidden in the checkout, and empty lists. */
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

/** A row of logos: those of one group, named by the title of the group. */
export interface LogoRow {
  readonly title: string | undefined;
  readonly images: readonly LogoImage[];
}

/** The rows of payment and delivery logos, one per group that has logos. */
export function logoRows(groups: readonly Group[]): readonly LogoRow[] {
  return groups
    .filter((group) => group.images !== undefined && group.images.length > 0)
    .map((group) => ({ title: titleOf(group), images: group.images ?? [] }));
}

/** The text of a group's heading, whether it is a link or not. */
export function titleOf({ heading }: Group): string | undefined {
  return heading?.link?.text ?? heading?.text;
}

/** The space between a link and the text after it: none before a full stop or a comma. */
export function spaceBefore(words: string): string {
  return words === '' || /^[.,;:!?)]/.test(words) ? '' : ' ';
}
