import { keepEdgeSpaces } from '../../../src/embed/i18n/edge-spaces.ts';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import { TextLink } from '../../../src/ui/text-link/text-link.tsx';
import { splitLinks, splitParagraphs } from '../../../src/embed/i18n/split-links.ts';

interface LinkedTextProps {
  readonly text: string;
  /** The addresses of the tags in the text: `<privacy>…</privacy>`. */
  readonly links: Readonly<Record<string, string>>;
}

/**
 * A text with links. They open in a new tab, so that the visitor does not lose the filled-in form. Each segment has its own
 * element: the translators of browsers replace text nodes, which React could not update then.
 */
export function LinkedText({ text, links }: LinkedTextProps) {
  const t = useTexts();
  return splitLinks(text).map(({ at, text: words, tag }) => {
    // Without an address, the words of a link are text.
    const href = tag !== undefined && Object.hasOwn(links, tag) ? links[tag] : undefined;
    if (!href) return <span key={at}>{keepEdgeSpaces(words)}</span>;
    return (
      <TextLink key={at} href={href} newWindowLabel={t('newsletter.newTab')}>
        <span>{words}</span>
      </TextLink>
    );
  });
}

/** A text with links, of several paragraphs separated by blank lines. */
export function LinkedParagraphs({ text, links }: LinkedTextProps) {
  return splitParagraphs(text).map((paragraph) => (
    <p key={paragraph.at}>
      <LinkedText text={paragraph.text} links={links} />
    </p>
  ));
}
