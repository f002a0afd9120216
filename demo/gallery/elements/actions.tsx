import { ArrowRightIcon, CartIcon, SearchIcon } from '../../../src/ui/icons/icons.ts';
import { Button } from '../../../src/ui/index.ts';
import { type Elements, labels, text } from '../element.ts';

export const ACTIONS: Elements = {
  BackToTop: {
    props: { position: 'inline', threshold: 0 },
    states: { inline: {} },
  },
  Button: {
    props: { children: text('newsletter.submit'), variant: 'primary' },
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
  },
  IconButton: {
    props: { label: labels.search, icon: <SearchIcon />, size: 'large', variant: 'plain' },
    states: {
      'plain, large': {},
      outline: { variant: 'outline' },
      filled: { variant: 'filled' },
      small: { size: 'small', icon: <SearchIcon size={16} /> },
      expanded: { expanded: true, variant: 'outline' },
      loading: { state: 'loading', variant: 'outline' },
      disabled: { disabled: true, variant: 'outline' },
    },
  },
  MenuButton: {
    props: { expanded: false, size: 'large', variant: 'plain' },
    states: { closed: {}, open: { expanded: true }, disabled: { disabled: true } },
  },
  SearchButton: {
    props: { size: 'large', variant: 'plain' },
    states: { large: {}, loading: { state: 'loading' }, disabled: { disabled: true } },
  },
  Ripple: {
    props: {},
    wrap: (ripple) => (
      <Button>
        {text('newsletter.submit')}
        {ripple}
      </Button>
    ),
    states: { 'in a button': {} },
  },
  TextLink: {
    props: { href: '#text-link', children: text('newsletter.example') },
    states: { 'same window': {}, 'new window': { newWindowLabel: text('newsletter.newTab') } },
  },
  Pagination: {
    props: { page: 2, totalPages: 12 },
    states: {
      middle: {},
      'first page': { page: 1 },
      'last page': { page: 12 },
      'links, so that each page has an address': { hrefOf: (page: number) => `#pagination-${page}` },
      'a single page': { page: 1, totalPages: 1 },
    },
  },
};
