import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { hasFocus } from '../../../src/embed/page/focus.ts';
import { listen } from '../../../src/embed/page/listen.ts';
import { usePageFact } from '../../../src/embed/page/page-fact.ts';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import { CheckIcon, ChevronDownIcon } from '../../../src/ui/icons/icons.ts';
import { alternates, subscribeToAlternates } from '../alternates.ts';
import type { CountryEntry } from '../content/content-schema.ts';
import type { FooterDispatch } from '../declaration.ts';
import { useShopAddresses } from '../shop-addresses.ts';
import { findSelected, languageOfCode, listedCountries, type ListedCountry } from '../country-rules.ts';
import { flagShapes } from '../../../src/embed/market/flags.ts';

interface CountrySelectorProps {
  readonly countries: readonly CountryEntry[] | undefined;
  readonly site: string;
  readonly dispatch: FooterDispatch;
}

/**
 * The country selector: links in a disclosure. Unlike a select, it never navigates on arrow keys, and each link can be
 * opened in a new tab.
 */
export const CountrySelector = memo(function CountrySelector(props: CountrySelectorProps) {
  const { countries = [], site, dispatch } = props;
  const t = useTexts();
  const list = () => listedCountries(countries, site, alternates());
  const targets = usePageFact(
    () => targetsOf(list()),
    () => targetsOf(listedCountries(countries, site, NO_ALTERNATES)),
    subscribeToAlternates,
  );
  const selected = findSelected(countries, site);
  if (!selected || targets === '') return null;
  return (
    <Disclosure
      button={
        <>
          {selected.flag !== undefined && <Flag name={selected.flag} />}
          <span className="visually-hidden">{`${t('footer.country.label')}\u00A0`}</span>
          <span>{selected.label}</span>
        </>
      }
    >
      {() =>
        list().map((country) => (
          <li key={country.entry.code}>
            <Country {...country} dispatch={dispatch} />
          </li>
        ))
      }
    </Disclosure>
  );
});

/** What is known of the page while its footer is prerendered. */
const NO_ALTERNATES: ReadonlyMap<string, string> = new Map();

/** Where a list leads, as a text: the items are made again when it changes. */
const targetsOf = (list: readonly ListedCountry[]): string => list.map(({ href }) => href).join(' ');

interface DisclosureProps {
  readonly button: ReactNode;
  /** Makes the items of the list, with what the page says of them by then. */
  readonly children: () => ReactNode;
}

function Disclosure({ button: content, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const [expected, setExpected] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Rendered and laid out when the button is about to be pressed, so that pressing it only has to show the list.
  const items = useMemo(() => expected && children(), [expected, children]);
  const expect = (): void => startTransition(() => setExpected(true));
  const show = (shown: boolean): void => {
    setOpen(shown);
    setExpected(shown);
  };
  useLeaving(section, open, () => show(false));
  // The visitor was there before the component.
  const expectEarly = useEffectEvent(() => {
    if (hasFocus(button.current) || button.current?.matches(':hover')) expect();
  });
  useEffect(() => expectEarly(), []);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    show(false);
    button.current?.focus();
  };
  return (
    <div ref={section} className="footer-countries" part="countries" role="presentation" onKeyDown={handleKey}>
      <button
        ref={button}
        className="footer-country-button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onFocus={expect}
        onPointerEnter={expect}
        onClick={() => show(!open)}
      >
        {content}
        <ChevronDownIcon size={16} />
      </button>
      <ul className="footer-country-list" id={id} hidden={!open}>
        {items}
      </ul>
    </div>
  );
}

/** Calls `onLeave` when the visitor moves on to something else, because the list may cover other links. */
function useLeaving(section: RefObject<HTMLElement | null>, open: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const element = section.current;
    if (!element || !open) return undefined;
    const handlePointer = (event: Event): void => {
      if (!event.composedPath().includes(element)) leave();
    };
    const handleFocus = ({ relatedTarget }: FocusEvent): void => {
      // Without `relatedTarget` the window has lost the focus, or a press has moved it, which the listener above
      // handles.
      if (relatedTarget !== null && !element.contains(relatedTarget as Node)) leave();
    };
    const endPointer = listen('pointerdown', handlePointer);
    element.addEventListener('focusout', handleFocus);
    return () => {
      endPointer();
      element.removeEventListener('focusout', handleFocus);
    };
  }, [section, open]);
}

function Country({ entry, current, dispatch, ...target }: ListedCountry & Pick<CountrySelectorProps, 'dispatch'>) {
  const { addressOf } = useShopAddresses();
  const href = target.href && addressOf(target.href);
  const language = languageOfCode(entry.code);
  const attributes = {
    className: 'footer-country-link',
    ...(language !== '' && { lang: language }),
    ...(current && { 'aria-current': 'true' as const }),
  };
  const face = (
    <>
      {entry.flag !== undefined && <Flag name={entry.flag} />}
      <span>{entry.label}</span>
      {current && <CheckIcon size={16} />}
    </>
  );
  if (href === undefined) return <span {...attributes}>{face}</span>;
  const handleClick = (event: MouseEvent): void => {
    if (!dispatch('shop-country-change', { code: entry.code, href })) event.preventDefault();
  };
  return (
    <a {...attributes} href={href} {...(language !== '' && { hrefLang: language })} onClick={handleClick}>
      {face}
    </a>
  );
}

/** A flag beside the country's name: decoration. */
const Flag = memo(function Flag({ name }: { readonly name: string }) {
  return (
    <svg className="footer-flag" width={24} height={16} viewBox="0 0 24 16" aria-hidden focusable="false">
      {flagShapes(name).map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  );
});
