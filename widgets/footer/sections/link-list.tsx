import { memo } from 'react';
import type { Link } from '../content/content-schema.ts';
import { PageLink } from '../page-link.tsx';

interface LinkListProps {
  readonly links: readonly (Link | { readonly link: Link })[];
}

/** A column of links. */
export const LinkList = memo(function LinkList({ links }: LinkListProps) {
  return (
    <ul className="footer-links">
      {links.map((entry) => {
        const { text, url } = 'link' in entry ? entry.link : entry;
        return (
          <li key={`${text} ${url}`}>
            <PageLink url={url} className="footer-link">
              <span>{text}</span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
});
