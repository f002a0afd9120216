import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../../src/i18n/texts-provider.tsx';
import { ChevronDownIcon } from '../../../src/icons/chevron-down.tsx';
import type { CountryEntry } from '../content/content-schema.ts';
import { Flag } from '../icons/flag.tsx';
import { findSelected, languageOfCode } from '../country-rules.ts';

interface CountrySelectorProps {
  readonly countries: readonly CountryEntry[];
  readonly site: string;
  /** The URL of the page's counterpart in a language, if the page names it (`<link rel="alternate" hreflang>`). */
  readonly alternateFor: (language: string) => string | undefined;
  /** @returns whether the browser may follow the link */
  readonly onChoose: (choice: { code: string; href: string }) => boolean;
}

/**
 * The country selector: links in a disclosure. Unlike a select, it never navigates on arrow keys, and each link can be
 * opened in a new tab.
 */
export function CountrySelector({ countries, site, alternateFor, onChoose }: CountrySelectorProps) {
  const t = useTexts();
  const selected = findSelected(countries, site);
  if (!selected) return null;
  return (
    <Disclosure
      button={
        <>
          {selected.flag !== undefined && <Flag name={selected.flag} />}
          <span className="visually-hidden">{t('footer.country.label')} </span>
          <span>{selected.label}</span>
        </>
      }
    >
      {countries.map((entry) => (
        <li key={entry.code}>
          <CountryLink
            entry={entry}
            current={entry === selected}
            href={alternateFor(languageOfCode(entry.code)) ?? entry.href}
            onChoose={onChoose}
          />
        </li>
      ))}
    </Disclosure>
  );
}

interface DisclosureProps {
  readonly button: ReactNode;
  /** The items of the list. They are not rendered again when the list opens. */
  readonly children: ReactNode;
}

function Disclosure({ button: content, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const [expected, setExpected] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useLeaving(section, open, {
    onLeave: () => setOpen(false),
    onEscape() {
      setOpen(false);
      button.current?.focus();
    },
  });

  // The list is rendered and laid out when the button is about to be pressed: pressing it only has to show the list.
  const expect = (): void => startTransition(() => setExpected(true));
  return (
    <div ref={section} className="footer-countries" part="countries">
      <button
        ref={button}
        className="footer-country-button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onFocus={expect}
        onPointerEnter={expect}
        onClick={() => setOpen(!open)}
      >
        {content}
        <ChevronDownIcon size={16} />
      </button>
      <ul className="footer-country-list" id={id} hidden={!open}>
        {(open || expected) && children}
      </ul>
    </div>
  );
}

interface Leaving {
  /** The visitor moves on to something else, which the list may cover. */
  readonly onLeave: () => void;
  readonly onEscape: () => void;
}

function useLeaving(section: RefObject<HTMLElement | null>, open: boolean, { onLeave, onEscape }: Leaving): void {
  const leave = useEffectEvent(onLeave);
  const escape = useEffectEvent(onEscape);
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
    const handleKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') escape();
    };
    document.addEventListener('pointerdown', handlePointer);
    element.addEventListener('focusout', handleFocus);
    element.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
      element.removeEventListener('focusout', handleFocus);
      element.removeEventListener('keydown', handleKey);
    };
  }, [section, open]);
}

interface CountryLinkProps extends Pick<CountrySelectorProps, 'onChoose'> {
  readonly entry: CountryEntry;
  readonly current: boolean;
  readonly href: string;
}

function CountryLink({ entry, current, href, onChoose }: CountryLinkProps) {
  const handleClick = (event: MouseEvent): void => {
    if (!onChoose({ code: entry.code, href })) event.preventDefault();
  };
  const language = languageOfCode(entry.code);
  return (
    <a
      className="footer-country-link"
      href={href}
      {...(language !== '' && { lang: language, hrefLang: language })}
      aria-current={current ? 'true' : undefined}
      onClick={handleClick}
    >
      {entry.flag !== undefined && <Flag name={entry.flag} />}
      <span>{entry.label}</span>
    </a>
  );
}
