import { useId, useState } from 'react';
import { LOCALE_TEXTS } from '../../../src/embed/i18n/locales.ts';
import { COMPANY, localeOfState, SHOP, type StateProps, withValue } from '../state/state.ts';

/** More matches than this are counted, not listed. */
const MOST = 6;

/** The texts of the site, found by key or word; what is typed replaces the site's own. The sender has fields of its own. */
export function TextOverrides({ state, change }: StateProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const locale = localeOfState(state);
  const texts = Object.entries(LOCALE_TEXTS[locale]).filter(([key]) => key !== COMPANY && key !== SHOP);
  const found = texts.filter(([key, text]) => matches(`${key} ${text}`, query));
  const shown = [
    ...texts.filter(([key]) => key in state.texts),
    ...found.filter(([key]) => !(key in state.texts)).slice(0, MOST),
  ];
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Search the texts of {locale}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={query}
          aria-describedby={`${id}-count`}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p className="hint" id={`${id}-count`} role="status">
          {found.length} of {texts.length} texts
          {found.length > shown.length ? `; the first ${shown.length} are below` : ''}.
        </p>
      </div>
      {shown.map(([key, text]) => (
        <div key={key} className="field">
          <label htmlFor={`${id}-${key}`}>
            <code>{key}</code>
          </label>
          <textarea
            id={`${id}-${key}`}
            rows={2}
            lang={locale}
            placeholder={text}
            value={state.texts[key] ?? ''}
            onChange={({ target }) => {
              const value = target.value === '' ? undefined : target.value;
              change((before) => ({ ...before, texts: withValue(before.texts, key, value) }));
            }}
          />
        </div>
      ))}
    </>
  );
}

function matches(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
