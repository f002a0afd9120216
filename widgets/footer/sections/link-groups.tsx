import { type ReactNode, useId } from 'react';
import { keepEdgeSpaces } from '../../../src/embed/i18n/edge-spaces.ts';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import type { Group } from '../content/content-schema.ts';
import { Fold } from '../fold.tsx';
import { FooterIcon } from '../icons/footer-icon.tsx';
import { titleOf } from '../section-rules.ts';
import { keyed } from './entry-keys.ts';
import { LinkList } from './link-list.tsx';

interface LinkGroupsProps {
  readonly groups: readonly Group[];
  readonly folding: boolean;
  readonly level: number;
}

/** The groups of links: payment, shipping and so on. */
export function LinkGroups({ groups, folding, level }: LinkGroupsProps) {
  const t = useTexts();
  const id = useId();
  if (groups.length === 0) return null;
  return (
    <nav className="footer-groups" part="groups" aria-label={t('footer.linksLabel')}>
      {keyed(groups, (group) => titleOf(group) ?? '').map(([key, group]) => (
        // By what it says: in the checkout, which shows fewer groups, it has the same id.
        <LinkGroup key={key} id={id + key.replaceAll(/\s/g, '-')} group={group} folding={folding} level={level} />
      ))}
    </nav>
  );
}

interface LinkGroupProps extends Pick<LinkGroupsProps, 'folding' | 'level'> {
  readonly id: string;
  readonly group: Group;
}

function LinkGroup({ id, group, folding, level }: LinkGroupProps) {
  const { heading, introductoryText, links = [] } = group;
  return (
    <Fold
      id={id}
      className="footer-group"
      folding={folding}
      title={titleOf(group)}
      link={heading?.link}
      icon={heading?.iconName && <FooterIcon name={heading.iconName} />}
      level={level}
    >
      <div className="footer-group-body">
        {introductoryText !== undefined && <p className="footer-group-intro">{withWholeRanges(introductoryText)}</p>}
        {links.length > 0 && <LinkList links={links} />}
      </div>
    </Fold>
  );
}

/**
 * Keeps `09:00-19:00` on one line. A word joiner would as well, but a search on the page does not find a text with it. The
 * element begins and ends within the numbers, where no line breaks and no printer of HTML adds white space.
 */
function withWholeRanges(text: string): ReactNode {
  return text.split(/(\d[-–]\d)/).map((part, index) =>
    index % 2 === 0 ? (
      // At a range such as 1-2 it ends with a blank.
      keepEdgeSpaces(part)
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part has nothing else to be known by, and none moves
      <span key={index} className="footer-whole">
        {part}
      </span>
    ),
  );
}
