import { joining } from '../../../src/embed/i18n/joining.ts';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import type { TextKey } from '../../../src/embed/i18n/locales.ts';
import { TextLink } from '../../../src/ui/text-link/text-link.tsx';
import { type Segment, splitLinks, splitParagraphs } from '../rules/split-links.ts';

interface LinkedTextProps {
  readonly textKey: TextKey;
  /** The addresses of the tags in the text: `<privacy>…</privacy>`. */
  readonly links: Readonly<Record<string, string>>;
}

/**
 * A text with links. They open in a new tab, so that the visitor does not lose the filled-in form.
 *
 * @param then the text that goes on in the same line; one text has the blank between the two within it
 */
export function LinkedText({ textKey, then, links }: LinkedTextProps & { readonly then?: TextKey }) {
  const t = useTexts();
  return (
    <Segments segments={splitLinks(then && t(then) !== '' ? `${t(textKey)} ${t(then)}` : t(textKey))} links={links} />
  );
}

/** A text with links, of several paragraphs separated by blank lines. */
export function LinkedParagraphs({ text: whole, links }: Pick<LinkedTextProps, 'links'> & { readonly text: string }) {
  return splitParagraphs(whole).map(({ at, text }) => (
    <p key={at}>
      <Segments segments={splitLinks(text)} links={links} />
    </p>
  ));
}

interface SegmentsProps {
  readonly segments: readonly Segment[];
  readonly links: Readonly<Record<string, string>>;
}

/** Each segment has its own element: the translators of browsers replace text nodes, which React could not update then. */
function Segments({ segments, links }: SegmentsProps) {
  const t = useTexts();
  return segments.map(({ at, text, tag }) => {
    // Without an address, the words of a link are text.
    const href = tag !== undefined && Object.hasOwn(links, tag) ? links[tag] : undefined;
    if (!href) return <span key={at}>{joining(text)}</span>;
    return (
      <TextLink key={at} href={href} newWindowLabel={t('newsletter.newTab')}>
        <span>{text}</span>
      </TextLink>
    );
  });
}
