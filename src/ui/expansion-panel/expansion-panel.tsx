import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../icons/chevron-down.tsx';

/** Height of a folded panel in CSS pixels, unless it is told another (specification, section 9). */
const DEFAULT_HEIGHT = 96;

export interface ExpansionPanelProps {
  /** How much of the content shows while the panel is folded, in CSS pixels. */
  readonly collapsedHeight?: number;
  readonly moreLabel: string;
  readonly lessLabel: string;
  readonly children: ReactNode;
}

/**
 * Long text of which only the beginning shows until it is asked for. While it is folded, its links can't be focused, and
 * a search in the page that finds something in it unfolds it.
 */
export function ExpansionPanel({
  collapsedHeight = DEFAULT_HEIGHT,
  moreLabel,
  lessLabel,
  children,
}: ExpansionPanelProps) {
  const [expanded, setExpanded] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  useFoldedContent(content, expanded, () => setExpanded(true));
  return (
    <div className={`panel panel-${expanded ? 'expanded' : 'collapsed'}`}>
      <div
        ref={content}
        className="panel-content"
        id={id}
        style={expanded ? undefined : { maxBlockSize: `${collapsedHeight}px` }}
      >
        {children}
      </div>
      <button
        className="panel-toggle"
        type="button"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
      >
        <span>{expanded ? lessLabel : moreLabel}</span>
        <ChevronDownIcon size={16} />
      </button>
    </div>
  );
}

const FOCUSABLE = 'a, button, input, select, textarea, summary, [tabindex]';

function useFoldedContent(
  content: { readonly current: HTMLDivElement | null },
  expanded: boolean,
  onFound: () => void,
): void {
  // After every render: the content may have got new links.
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    for (const control of element.querySelectorAll(FOCUSABLE)) control.toggleAttribute('inert', !expanded);
    // React's `hidden` is a boolean. The style sheet keeps the beginning of the text visible all the same.
    if (expanded) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
  });
  useEffect(() => {
    const element = content.current;
    if (!element || expanded) return undefined;
    // Browsers that know `until-found` fire `beforematch`; in the others the search scrolls the folded box.
    const handleScroll = (): void => {
      if (element.scrollTop > 0) onFound();
    };
    element.addEventListener('beforematch', onFound);
    element.addEventListener('scroll', handleScroll);
    return () => {
      element.removeEventListener('beforematch', onFound);
      element.removeEventListener('scroll', handleScroll);
    };
  });
}
