import type { MouseEvent } from 'react';
import { ChevronLeftIcon } from '../../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../../icons/chevron-right.tsx';
import { useLabelFinder } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';

export interface PaginationProps extends NativeProps<'nav', 'aria-label' | 'onChange'> {
  /** The page that shows, from 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly totalPages: number;
  /** Name of the whole, "Seitennavigation"; the root's label where it is left out. */
  readonly label?: string | undefined;
  /** "Seite %page% von %totalPages%", with both filled in; the root's label where it is left out. */
  readonly pageText?: string | undefined;
  /** Name of the control that goes back, "Vorherige Seite"; the root's label where it is left out. */
  readonly previousLabel?: string | undefined;
  /** Name of the control that goes on, "Nächste Seite"; the root's label where it is left out. */
  readonly nextLabel?: string | undefined;
  /** Makes links of the controls, so that each page has an address. */
  readonly hrefOf?: (page: number) => string;
  /**
   * Hears which page is wanted. With links, `event.preventDefault()` keeps the browser from loading it, as a router does;
   * a click that opens another tab or window is not told.
   */
  readonly onChange?: (page: number, event: MouseEvent<HTMLElement>) => void;
}

/** Goes through the pages of a list, one by one. At the ends a control does nothing but keeps the focus. */
export function Pagination({
  page: wished,
  totalPages,
  label,
  pageText,
  previousLabel,
  nextLabel,
  ...props
}: PaginationProps) {
  const { hrefOf, onChange, className, ...nav } = props;
  const labelOf = useLabelFinder('Pagination');
  const total = Math.max(1, totalPages);
  const page = Math.min(Math.max(1, wished), total);
  const text = labelOf('pageText', pageText, 'page')
    .replace('%page%', String(page))
    .replace('%totalPages%', String(total));
  const control = { hrefOf, onChange };
  const previousName = labelOf('previousLabel', previousLabel, 'previousPage');
  const nextName = labelOf('nextLabel', nextLabel, 'nextPage');
  return (
    <nav {...nav} className={classNames('pages', className)} aria-label={labelOf('label', label, 'pagination')}>
      <PageControl {...control} target={page - 1} enabled={page > 1} name={previousName} rel="prev" />
      {/* Announced when it changes, since the list may change without a new page. */}
      <span className="pages-text" aria-live="polite">
        {text}
      </span>
      <PageControl {...control} target={page + 1} enabled={page < total} name={nextName} rel="next" />
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
    // A link without an address is what HTML has for a link that leads nowhere now; the focus stays on it.
    return (
      <a
        className="pages-control"
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
    <button
      className="pages-control"
      type="button"
      aria-label={name}
      aria-disabled={!enabled || undefined}
      onClick={handleClick}
    >
      {icon}
    </button>
  );
}

/** A click on a link that a browser takes for another tab, another window or a download. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
