import { memo } from 'react';
import type { Link } from '../content/content-schema.ts';
import { PageLink } from '../page-link.tsx';
import { entryKeys } from './entry-keys.ts';

interface LinkListProps {
  readonly links: readonly (Link | { readonly link: Link })[];
}

/** A column of links. */
export const LinkList = memo(function LinkList({ links: entries }: LinkListProps) {
  const links = entries.map((entry) => ('link' in entry ? entry.link : entry));
  const keys = entryKeys(links.map(({ text, url }) => `${text} ${url}`));
  return (
    <ul className="footer-links">
      {links.map(({ text, url }, index) => (
        <li key={keys[index]}>
          <PageLink url={url} className="footer-link" part="link">
            <span>{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
});
