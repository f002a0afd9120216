import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { TextsProvider } from '../../../src/embed/i18n/texts-provider.tsx';
import type { Link } from '../content/content-schema.ts';
import { IconLinks } from './icon-links.tsx';
import { LegalLinks } from './legal-links.tsx';
import { LinkList } from './link-list.tsx';

const FIRST: Link = { url: '/first', text: 'First' };
const TWICE: Link = { url: '/twice', text: 'Twice' };

const LISTS: Readonly<Record<string, (links: readonly Link[]) => ReactElement>> = {
  'the links of a group': (links) => <LinkList links={links} />,
  'the legal pages': (links) => <LegalLinks pages={links} viewLink={undefined} />,
  'the icons': (links) => <IconLinks heading={undefined} icons={links.map((link) => ({ link }))} level={2} named />,
};

it.each(Object.entries(LISTS))(
  'a link that %s name twice is shown twice, also when another one has ended',
  (_, listOf) => {
    const page = (links: readonly Link[]) => <TextsProvider locale="de-DE">{listOf(links)}</TextsProvider>;
    const { getAllByRole, rerender } = render(page([FIRST, TWICE, TWICE]));
    rerender(page([TWICE, TWICE]));
    expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Twice', 'Twice']);
  },
);
