import { useTexts } from '../../../src/i18n/texts-provider.tsx';
import type { TextKey } from '../../../src/i18n/locales.ts';
import { TextLink } from '../../../src/ui/text-link/text-link.tsx';
import { type Segment, splitLinks, splitParagraphs } from '../rules/split-links.ts';

interface LinkedTextProps {
  readonly textKey: TextKey;
  /** The addresses of the tags in the text: `<privacy>…</privacy>`. */
  readonly links: Readonly<Record<string, string>>;
}

/** A text with links inside. They open a new window, so that what was typed in the form is kept. */
export function LinkedText({ textKey, links }: LinkedTextProps) {
  const t = useTexts();
  return <Segments segments={splitLinks(t(textKey))} links={links} />;
}

/** A text of several paragraphs, parted by blank lines, with links inside. */
export function LinkedParagraphs({ textKey, links }: LinkedTextProps) {
  const t = useTexts();
  return splitParagraphs(t(textKey)).map(({ at, text }) => (
    <p key={at}>
      <Segments segments={splitLinks(text)} links={links} />
    </p>
  ));
}

interface SegmentsProps {
  readonly segments: readonly Segment[];
  readonly links: Readonly<Record<string, string>>;
}

/** Each piece in an element of its own: translators built into browsers replace bare texts under React's hands. */
function Segments({ segments, links }: SegmentsProps) {
  const t = useTexts();
  return segments.map(({ at, text, tag }) => {
    const href = tag !== undefined && Object.hasOwn(links, tag) ? links[tag] : undefined;
    if (href === undefined) return <span key={at}>{text}</span>;
    return (
      <TextLink key={at} href={href} newWindowLabel={t('newsletter.newTab')}>
        <span>{text}</span>
      </TextLink>
    );
  });
}
