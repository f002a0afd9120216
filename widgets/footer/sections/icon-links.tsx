import { memo } from 'react';
import { Heading } from '../../../src/ui/heading/heading.tsx';
import type { Link } from '../content/content-schema.ts';
import { FooterIcon } from '../icons/footer-icon.tsx';
import type { FooterIconName } from '../icons/icon-names.ts';
import { Logo } from '../logo.tsx';
import { PageLink } from '../page-link.tsx';
import { keyed } from './entry-keys.ts';

/** As wide and high as an icon, in CSS pixels. */
const ICON_SIZE = 24;

interface IconLinksProps {
  readonly heading: string | undefined;
  readonly icons: readonly Pick<IconLinkProps, 'iconName' | 'source' | 'link'>[];
  readonly level: number;
  /** Shows the names beside the icons, for app stores. */
  readonly named: boolean;
}

/** Icons that are links: the shop's pages in social networks, and its app. */
export const IconLinks = memo(function IconLinks({ heading, icons, level, named }: IconLinksProps) {
  if (icons.length === 0) return null;
  return (
    <div className="footer-icons" part="icons">
      {heading !== undefined && (
        <Heading level={level} className="footer-icons-heading">
          {heading}
        </Heading>
      )}
      <ul className="footer-icons-list">
        {keyed(icons, ({ link }) => link.url).map(([key, icon]) => (
          <li key={key}>
            <IconLink {...icon} named={named || (icon.iconName ?? icon.source) === undefined} />
          </li>
        ))}
      </ul>
    </div>
  );
});

interface IconLinkProps {
  readonly link: Link;
  readonly iconName?: FooterIconName | undefined;
  /** The shop's own picture, for a network or a store that has no icon. */
  readonly source?: string | undefined;
  readonly named: boolean;
}

function IconLink({ link, iconName, source, named }: IconLinkProps) {
  return (
    <PageLink url={link.url} className={named ? 'footer-icon footer-icon-named' : 'footer-icon'} quiet>
      {iconName === undefined ? (
        source !== undefined && <Logo label="" source={source} width={ICON_SIZE} height={ICON_SIZE} />
      ) : (
        <FooterIcon name={iconName} />
      )}
      <span className={named ? undefined : 'visually-hidden'}>{link.text}</span>
    </PageLink>
  );
}
