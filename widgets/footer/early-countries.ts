import type { StartContext } from '../../src/embed/element/declare/declaration.ts';
import { COUNTRIES } from '../../src/embed/market/countries.ts';
import { nextTask } from '../../src/embed/page/tasks.ts';
import { alternates } from './alternates.ts';
import { languageOfCode, type ListedCountry, listedCountries } from './country-rules.ts';
import type { footerDeclaration } from './declaration.ts';

type FooterContext = StartContext<typeof footerDeclaration>;

/**
 * Opens the country selector of a first paint at once, with the names alone; the component that is on its way shows the
 * flags, too. It starts with an empty list, so this one is emptied before it is hydrated, and opened again afterwards.
 */
export function earlyCountries({ root, read, handle }: FooterContext) {
  /** The button and the list that it has opened, as long as there is no component. */
  let opened: { readonly button: HTMLButtonElement; readonly list: Element } | undefined;
  /** What the component has to take over: the open list, and which of its links had the focus. */
  let left: { readonly button: HTMLButtonElement; readonly focused: number } | undefined;

  const close = (): void => {
    if (!opened) return;
    const { button, list } = opened;
    opened = undefined;
    list.replaceChildren();
    list.setAttribute('hidden', '');
    button.setAttribute('aria-expanded', 'false');
  };
  const handleClick = (event: Event): void => {
    const button = (event.target as Element).closest<HTMLButtonElement>('.footer-country-button');
    const list = button?.nextElementSibling;
    if (!button || !list || (list.hasChildNodes() && opened?.list !== list)) return;
    const countries = listedCountries(COUNTRIES, read().attributes.site, alternates());
    if (countries.length === 0) return;
    // It is not held for the component, which would close the list again.
    event.stopPropagation();
    if (opened?.list === list) return close();
    list.replaceChildren(...countries.map((country) => itemOf(country, handle)));
    list.removeAttribute('hidden');
    button.setAttribute('aria-expanded', 'true');
    opened = { button, list };
  };
  root.addEventListener('click', handleClick, { capture: true });
  return {
    beforeMount(): void {
      root.removeEventListener('click', handleClick, { capture: true });
      if (!opened) return;
      const links = Array.from(opened.list.querySelectorAll('a'));
      left = { button: opened.button, focused: links.findIndex((link) => link === root.activeElement) };
      close();
    },
    async mounted(): Promise<void> {
      if (!left) return;
      const { button, focused } = left;
      left = undefined;
      button.click();
      if (focused < 0) return;
      // React renders the links by then.
      await nextTask();
      const links = root.querySelectorAll<HTMLAnchorElement>('a.footer-country-link');
      links[focused]?.focus({ preventScroll: true });
    },
    stop(): void {
      close();
      root.removeEventListener('click', handleClick, { capture: true });
    },
  };
}

function itemOf({ entry: { code, label }, current, href }: ListedCountry, handle: FooterContext['handle']): Element {
  const link = document.createElement(href === undefined ? 'span' : 'a');
  link.className = 'footer-country-link';
  link.lang = languageOfCode(code);
  link.textContent = label;
  if (current) link.setAttribute('aria-current', 'true');
  if (href !== undefined) {
    Object.assign(link, { href, hreflang: link.lang });
    link.addEventListener('click', (event) => {
      if (!handle.dispatch('shop-country-change', { code, href })) event.preventDefault();
    });
  }
  const item = document.createElement('li');
  item.append(link);
  return item;
}
