import { memo } from 'react';
import type { Link } from '../content/content-schema.ts';
import { PageLink } from '../page-link.tsx';
import { keyed } from './entry-keys.ts';

interface LinkListProps {
  readonly links: readonly (Link | { readonly link: Link })[];
}

export const LinkList = memo(function LinkList({ links: entries }: LinkListProps) {
  const links = entries.map((entry) => ('link' in entry ? entry.link : entry));
  return (
    <ul className="footer-links">
      {keyed(links, ({ text, url }) => `${text} ${url}`).map(([key, { text, url }]) => (
        <li key={key}>
          <PageLink url={url} className="footer-link" part="link">
            <span>{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
});
