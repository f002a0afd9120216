import type { MouseEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts';
import { useLabelFinder } from '../labels/labels.ts';
import { Announcement } from '../live-region.tsx';
import { classNames, type NativeProps } from '../native-props.ts';

/** One of `hrefOf` and `onChange` is needed: without `hrefOf` a control is a button, which only calls `onChange`. */
export interface PaginationProps extends NativeProps<'nav', 'onChange'> {
  /** The current page, from 1. */
  readonly page: number;
  readonly totalPages: number;
  /** Renders the controls as links, so that each page has a URL. */
  readonly hrefOf?: (page: number) => string;
  /**
   * Called with the requested page. With links, `event.preventDefault()` keeps the browser from loading it, as routers
   * do; not called for a click that opens another tab or window.
   */
  readonly onChange?: (page: number, event: MouseEvent<HTMLElement>) => void;
}

/** Moves through the pages of a list, one by one. At the ends a control does nothing but keeps the focus. */
export function Pagination({ page: wished, totalPages, hrefOf, onChange, className, ...nav }: PaginationProps) {
  const labelOf = useLabelFinder('Pagination');
  const total = Math.max(1, totalPages);
  const page = Math.min(Math.max(1, wished), total);
  const text = labelOf('page').replace('%page%', String(page)).replace('%totalPages%', String(total));
  const control = { hrefOf, onChange };
  return (
    <nav aria-label={labelOf('pagination')} {...nav} className={classNames('pages', className)}>
      <PageControl {...control} target={page - 1} enabled={page > 1} name={labelOf('previousPage')} rel="prev" />
      <span className="pages-text">{text}</span>
      {/* The list may change without a page load. */}
      <Announcement of={text}>{text}</Announcement>
      <PageControl {...control} target={page + 1} enabled={page < total} name={labelOf('nextPage')} rel="next" />
    </nav>
  );
}

interface PageControlProps {
  readonly target: number;
  readonly enabled: boolean;
  readonly name: string;
  readonly rel: 'prev' | 'next';
  readonly hrefOf: PaginationProps['hrefOf'];
  readonly onChange: PaginationProps['onChange'];
}

function PageControl({ target, enabled, name, rel, hrefOf, onChange }: PageControlProps) {
  const icon = rel === 'prev' ? <ChevronLeftIcon /> : <ChevronRightIcon />;
  const handleClick = (event: MouseEvent<HTMLElement>): void => {
    if (enabled && !(hrefOf && opensElsewhere(event))) onChange?.(target, event);
  };
  if (hrefOf) {
    // In HTML, a link without `href` represents a disabled link; it keeps the focus.
    return (
      <a
        className="icon-button icon-button-large icon-button-outline"
        href={enabled ? hrefOf(target) : undefined}
        role={enabled ? undefined : 'link'}
        tabIndex={0}
        aria-label={name}
        aria-disabled={!enabled || undefined}
        rel={rel}
        onClick={handleClick}
      >
        {icon}
      </a>
    );
  }
  return (
    <IconButton
      variant="outline"
      label={name}
      icon={icon}
      aria-disabled={!enabled || undefined}
      onClick={handleClick}
    />
  );
}

/** A click that the browser opens in another tab or window, or downloads. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
