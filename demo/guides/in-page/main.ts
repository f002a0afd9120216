/** The script of every guide. Without it a page lacks the search and the mark in the table of contents, and no text. */
import { followSections } from './contents.ts';
import { startSearch } from './search.ts';

const form = document.querySelector<HTMLFormElement>('.search form');
if (form) startSearch(form);

const contents = document.querySelector<HTMLElement>('.contents');
if (contents) followSections(contents);

// The list of the guides scrolls by itself on a wide screen.
const guides = document.querySelector<HTMLElement>('.guides');
const current = guides?.querySelector<HTMLElement>('[aria-current]');
if (guides && current) guides.scrollTop = current.offsetTop - guides.clientHeight / 2;
