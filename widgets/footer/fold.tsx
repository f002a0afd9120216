import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { hasFocus } from '../../src/embed/page/focus.ts';
import { ChevronDownIcon } from '../../src/ui/icons/icons.ts';
import { Heading } from '../../src/ui/heading/heading.tsx';
import type { Link } from './content/content-schema.ts';
import { PageLink } from './page-link.tsx';

interface FoldProps {
  readonly id: string;
  readonly className: string;
  /** Whether the content collapses under its heading, as in the mobile layouts. */
  readonly folding: boolean;
  /** Without a title there is no control to expand the content, so the content is always shown. */
  readonly title: string | undefined;
  readonly link?: Link | undefined;
  readonly icon?: ReactNode;
  readonly level: number;
  readonly children: ReactNode;
}

/**
 * A heading with content: columns on the desktop, a disclosure in the mobile layouts. Both are one component, so that a
 * group stays open and the focus stays in place when the viewport's width changes.
 */
export function Fold({ id, className, folding, title, link, icon, level, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const folded = folding && title !== undefined && !open;
  useUntilFound(content, folded, () => setOpen(true));
  useKeptFocus(header, content, folding, () => setOpen(true));
  const label = (
    <>
      {icon}
      <span className="footer-fold-title">{title}</span>
    </>
  );
  return (
    <div className={className}>
      <div ref={header}>
        {title !== undefined && (
          <Heading level={level} className="footer-fold-heading" part="group-heading">
            {folding && (
              <button
                className="footer-fold-button"
                type="button"
                aria-expanded={open}
                aria-controls={id}
                onClick={() => setOpen(!open)}
              >
                {label}
                <ChevronDownIcon size={24} />
              </button>
            )}
            {!folding && link && (
              <PageLink url={link.url} className="footer-fold-link">
                {label}
              </PageLink>
            )}
            {!folding && !link && <span className="footer-fold-link">{label}</span>}
          </Heading>
        )}
      </div>
      <div ref={content} id={id} className="footer-fold-content" hidden={folded}>
        {children}
      </div>
    </div>
  );
}

/** Hides collapsed content in a way that find-in-page still finds it, in browsers that support this. */
function useUntilFound(content: RefObject<HTMLElement | null>, folded: boolean, onFound: () => void): void {
  const reveal = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const element = content.current;
    if (!element || !folded) return undefined;
    // In prerendered markup, find-in-page may have revealed it already.
    if (!element.hasAttribute('hidden')) reveal();
    // React supports `hidden` as a boolean only.
    else element.setAttribute('hidden', 'until-found');
    const handleMatch = (): void => reveal();
    element.addEventListener('beforematch', handleMatch);
    return () => element.removeEventListener('beforematch', handleMatch);
  }, [content, folded]);
}

/**
 * Keeps the keyboard focus when the layout changes: the heading's button becomes a link, or the reverse.
 *
 * @param onNeeded called when the content is about to collapse while it contains the focus
 */
function useKeptFocus(
  header: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  folding: boolean,
  onNeeded: () => void,
): void {
  const before = useRef(folding);
  const changes = before.current !== folding;
  // Checked while rendering: after the heading has changed, the browser no longer knows that it had the focus.
  const headerHadFocus = changes && hasFocus(header.current);
  useLayoutEffect(() => {
    before.current = folding;
    if (!changes) return;
    if (headerHadFocus) header.current?.querySelector<HTMLElement>('a, button')?.focus();
    else if (folding && hasFocus(content.current)) onNeeded();
  });
}
