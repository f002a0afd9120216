import { memo } from 'react';
import { Heading } from '../../../src/ui/heading/heading.tsx';
import type { Link } from '../content/content-schema.ts';
import { FooterIcon } from '../icons/footer-icon.tsx';
import type { FooterIconName } from '../icons/icon-names.ts';
import { PageLink } from '../page-link.tsx';
import { entryKeys } from './entry-keys.ts';

interface IconLinksProps {
  readonly heading: string | undefined;
  readonly icons: readonly { readonly iconName?: FooterIconName; readonly link: Link }[];
  readonly level: number;
  /** Shows the names beside the icons, for app stores. */
  readonly named: boolean;
}

/** Icons that are links: the shop's pages in social networks, and its app. */
export const IconLinks = memo(function IconLinks({ heading, icons, level, named }: IconLinksProps) {
  if (icons.length === 0) return null;
  const keys = entryKeys(icons.map(({ link }) => link.url));
  return (
    <div className="footer-icons" part="icons">
      {heading !== undefined && (
        <Heading level={level} className="footer-icons-heading">
          {heading}
        </Heading>
      )}
      <ul className="footer-icons-list">
        {icons.map(({ iconName, link }, index) => (
          <li key={keys[index]}>
            <IconLink link={link} iconName={iconName} named={named || iconName === undefined} />
          </li>
        ))}
      </ul>
    </div>
  );
});

interface IconLinkProps {
  readonly link: Link;
  readonly iconName: FooterIconName | undefined;
  readonly named: boolean;
}

function IconLink({ link, iconName, named }: IconLinkProps) {
  return (
    <PageLink url={link.url} className={named ? 'footer-icon footer-icon-named' : 'footer-icon'} quiet>
      {iconName !== undefined && <FooterIcon name={iconName} />}
      <span className={named ? undefined : 'visually-hidden'}>{link.text}</span>
    </PageLink>
  );
}
