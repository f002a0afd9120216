import { useId } from 'react';
import { GridIcon } from '../../../src/ui/icons/icons.ts';
import type { FooterContent } from '../content/content-schema.ts';
import { Fold } from '../fold.tsx';
import { keyed } from './entry-keys.ts';
import { LinkList } from './link-list.tsx';

interface CategoriesProps {
  readonly categories: FooterContent['seo'];
  readonly folding: boolean;
  readonly level: number;
}

/** Popular categories: columns on the desktop, one collapsible list in the mobile layouts. */
export function Categories({ categories, folding, level }: CategoriesProps) {
  const id = useId();
  const columns = (categories?.columns ?? []).map(({ links = [] }) => links).filter((links) => links.length > 0);
  if (columns.length === 0) return null;
  return (
    <Fold
      id={id}
      className="footer-categories"
      folding={folding}
      title={categories?.heading}
      // In the mobile layouts it is a row among those of the groups, which have icons.
      icon={folding && <GridIcon />}
      level={level}
    >
      <div className="footer-columns" part="categories">
        {keyed(columns, ([first]) => first?.url ?? '').map(([key, links]) => (
          <LinkList key={key} links={links} />
        ))}
      </div>
    </Fold>
  );
}
