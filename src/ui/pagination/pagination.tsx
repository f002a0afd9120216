import { ChevronLeftIcon } from '../../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../../icons/chevron-right.tsx';

export interface PaginationProps {
  /** The page that shows, from 1. */
  readonly page: number;
  readonly totalPages: number;
  /** Name of the whole. */
  readonly label: string;
  /** "Seite %page% von %totalPages%": `%page%` and `%totalPages%` are filled in. */
  readonly pageText: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Makes links of the controls, so that each page has an address. */
  readonly hrefOf?: (page: number) => string;
  readonly onChange?: (page: number) => void;
}

/** Goes through the pages of a list, one by one. At the ends a control does nothing but keeps the focus. */
export function Pagination(props: PaginationProps) {
  const total = Math.max(1, props.totalPages);
  const page = Math.min(Math.max(1, props.page), total);
  const text = props.pageText.replace('%page%', String(page)).replace('%totalPages%', String(total));
  return (
    <nav className="pages" aria-label={props.label}>
      <PageControl {...props} target={page - 1} enabled={page > 1} name={props.previousLabel} rel="prev" />
      {/* Announced when it changes, since the list may change without a new page. */}
      <span className="pages-text" aria-live="polite">
        {text}
      </span>
      <PageControl {...props} target={page + 1} enabled={page < total} name={props.nextLabel} rel="next" />
    </nav>
  );
}

interface PageControlProps extends PaginationProps {
  readonly target: number;
  readonly enabled: boolean;
  readonly name: string;
  readonly rel: 'prev' | 'next';
}

function PageControl({ target, enabled, name, rel, hrefOf, onChange }: PageControlProps) {
  const icon = rel === 'prev' ? <ChevronLeftIcon /> : <ChevronRightIcon />;
  const handleClick = (): void => {
    if (enabled) onChange?.(target);
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
