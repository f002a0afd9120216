import { ArrowRightIcon } from '../../../src/ui/icons/arrow-right.tsx';
import { CartIcon } from '../../../src/ui/icons/cart.tsx';
import { SearchIcon } from '../../../src/ui/icons/search.tsx';
import { BackToTop } from '../../../src/ui/back-to-top/back-to-top.tsx';
import { Button } from '../../../src/ui/button/button.tsx';
import { IconButton } from '../../../src/ui/icon-button/icon-button.tsx';
import { MenuButton } from '../../../src/ui/menu-button/menu-button.tsx';
import { Pagination } from '../../../src/ui/pagination/pagination.tsx';
import { Ripple } from '../../../src/ui/ripple/ripple.tsx';
import { SearchButton } from '../../../src/ui/search-button/search-button.tsx';
import { TextLink } from '../../../src/ui/text-link/text-link.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { type AnyElement, element, labels, text } from '../element.ts';

/** Where it is at home. */
function ButtonWithRipple({ children }: { readonly children: ReactNode }) {
  return (
    <Button>
      {children}
      <Ripple />
    </Button>
  );
}

export const ACTIONS: readonly AnyElement[] = [
  element<ComponentProps<typeof BackToTop>>({
    name: 'BackToTop',
    component: BackToTop,
    props: { position: 'inline', threshold: 0 },
    states: { inline: {} },
  }),
  element<ComponentProps<typeof Button>>({
    name: 'Button',
    component: Button,
    props: {
      children: text('newsletter.submit'),
      variant: 'primary',
    },
    states: {
      primary: {},
      secondary: { variant: 'secondary' },
      plain: { variant: 'plain' },
      'full width': { width: 'full' },
      'icon before': { iconBefore: <CartIcon size={16} /> },
      'icon after': { iconAfter: <ArrowRightIcon size={16} />, variant: 'secondary' },
      loading: { state: 'loading' },
      disabled: { disabled: true },
      'a link': { tag: 'a', href: '#button' },
      'a link to a new window': {
        tag: 'a',
        href: '/',
        newWindowLabel: text('newsletter.newTab'),
        variant: 'secondary',
      },
    },
  }),
  element<ComponentProps<typeof IconButton>>({
    name: 'IconButton',
    component: IconButton,
    props: {
      label: labels.search,
      icon: <SearchIcon />,
      size: 'large',
      variant: 'plain',
    },
    states: {
      'plain, large': {},
      outline: { variant: 'outline' },
      filled: { variant: 'filled' },
      small: { size: 'small', icon: <SearchIcon size={16} /> },
      expanded: { expanded: true, variant: 'outline' },
      loading: { state: 'loading', variant: 'outline' },
      disabled: { disabled: true, variant: 'outline' },
    },
  }),
  element<ComponentProps<typeof MenuButton>>({
    name: 'MenuButton',
    component: MenuButton,
    props: { expanded: false, size: 'large', variant: 'plain' },
    states: {
      closed: {},
      open: { expanded: true },
      disabled: { disabled: true },
    },
  }),
  element<ComponentProps<typeof SearchButton>>({
    name: 'SearchButton',
    component: SearchButton,
    props: { size: 'large', variant: 'plain' },
    states: {
      large: {},
      loading: { state: 'loading' },
      disabled: { disabled: true },
    },
  }),
  element<ComponentProps<typeof ButtonWithRipple>>({
    name: 'Ripple',
    component: ButtonWithRipple,
    props: { children: text('newsletter.submit') },
    states: { 'in a button': {} },
  }),
  element<ComponentProps<typeof TextLink>>({
    name: 'TextLink',
    component: TextLink,
    props: { href: '#text-link', children: text('newsletter.example') },
    states: { 'same window': {}, 'new window': { newWindowLabel: text('newsletter.newTab') } },
  }),
  element<ComponentProps<typeof Pagination>>({
    name: 'Pagination',
    component: Pagination,
    props: { page: 2, totalPages: 12 },
    changes: { onChange: (page: number) => ({ page }) },
    states: {
      middle: {},
      'first page': { page: 1 },
      'last page': { page: 12 },
      'links, so that each page has an address': { hrefOf: (page: number) => `#pagination-${page}` },
      'a single page': { page: 1, totalPages: 1 },
    },
  }),
];
