import { useState } from 'react';
import { LOCALE_TEXTS } from '../../../src/embed/i18n/locales.ts';
import { hasWords } from '../../has-words.ts';
import { COMPANY, localeOfState, SHOP, type StateProps } from '../state/state.ts';
import { Field } from './field.tsx';

/** More matches than this are counted, not listed. */
const MOST = 6;

/** The texts of the site, found by key or word; what is typed replaces the site's own. The sender has fields of its own. */
export function TextOverrides({ state, change }: StateProps) {
  const [query, setQuery] = useState('');
  const locale = localeOfState(state);
  const texts = Object.entries(LOCALE_TEXTS[locale]).filter(([key]) => key !== COMPANY && key !== SHOP);
  const found = texts.filter(([key, text]) => hasWords(`${key} ${text}`, query));
  const shown = [
    ...texts.filter(([key]) => key in state.texts),
    ...found.filter(([key]) => !(key in state.texts)).slice(0, MOST),
  ];
  return (
    <>
      <Field
        label={`Search the texts of ${locale}`}
        hint={
          <span role="status">
            {found.length} of {texts.length} texts match.
          </span>
        }
      >
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
      </Field>
      {shown.map(([key, text]) => (
        <Field key={key} label={<code>{key}</code>}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              lang={locale}
              placeholder={text}
              value={state.texts[key] ?? ''}
              onChange={({ target }) =>
                change((before) => ({ ...before, texts: { ...before.texts, [key]: target.value } }))
              }
            />
          )}
        </Field>
      ))}
    </>
  );
}
