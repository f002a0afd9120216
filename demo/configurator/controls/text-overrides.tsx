import { type ReactNode, useState } from 'react';
import { LOCALE_TEXTS } from '../../../src/embed/i18n/locales.ts';
import { localeOf } from '../../../src/embed/market/sites.ts';
import { originOf } from '../../../src/embed/page/origin.ts';
import { COMPANY, siteOf, type StateProps } from '../state/state.ts';
import { Field } from './field.tsx';

/** More matches than this are counted, not listed. */
const MOST = 6;

/** The company that the consents name, without which no sign-up should go live. */
export function CompanyField({ state, change }: StateProps) {
  return (
    <TextField text={COMPANY} label="Your company, with its legal form" state={state} change={change}>
      The consents name it as the sender. Key: <code>{COMPANY}</code>.
    </TextField>
  );
}

/** The name that the texts use, and the consents where there is no company. */
export function ShopNameField({ state, change }: StateProps) {
  return (
    <TextField text="shop.name" label="Your shop’s name" state={state} change={change}>
      Until you type it, the preview shows a sample shop. The consents name your shop until you set its company.
    </TextField>
  );
}

/** Where the shop's services, links and pictures are. */
export function ServerField({ state, change }: StateProps) {
  const isWrong = state.server.trim() !== '' && originOf(state.server.trim()) === undefined;
  return (
    <Field
      label="Address of your server"
      refusal={isWrong ? 'Write an address such as https://www.example.com.' : undefined}
      hint="It receives the sign-ups, and your links and pictures lead to it. Until you set it, this demo stands in."
    >
      {(control) => (
        <input
          {...control}
          type="url"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          placeholder={location.origin}
          value={state.server}
          onChange={({ target }) => change({ server: target.value })}
        />
      )}
    </Field>
  );
}

/** The texts of the site, found by key or word; what is typed replaces the site's own. The company has a field of its own. */
export function TextOverrides({ state, change }: StateProps) {
  const [query, setQuery] = useState('');
  const locale = localeOf(siteOf(state));
  const texts = Object.entries(LOCALE_TEXTS[locale]).filter(([key]) => key !== COMPANY);
  const found = texts.filter(([key, text]) => hasWords(`${key} ${text}`, query));
  const shown = [
    ...texts.filter(([key]) => key in state.texts),
    ...found.filter(([key]) => !(key in state.texts)).slice(0, MOST),
  ];
  const count = (
    <span aria-live="polite">
      {found.length} of {texts.length} texts match.
    </span>
  );
  return (
    <>
      <Field label={`Search the texts of ${locale}`} hint={count}>
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
      {shown.map(([key, builtIn]) => (
        <TextField key={key} text={key} label={<code>{key}</code>} {...{ builtIn, state, change }} />
      ))}
    </>
  );
}

interface TextFieldProps extends StateProps {
  readonly text: string;
  readonly label: ReactNode;
  /** The text of the site, which may be long. */
  readonly builtIn?: string;
  readonly children?: ReactNode;
}

function TextField({ text, label, builtIn, children, state, change }: TextFieldProps) {
  const value = state.texts[text] ?? '';
  const Control = builtIn === undefined ? 'input' : 'textarea';
  const missing = text === COMPANY && value.trim() === '' ? 'Required before the page goes live.' : undefined;
  return (
    <Field label={label} refusal={missing} hint={children}>
      {(control) => (
        <Control
          {...control}
          {...(builtIn !== undefined && { rows: 2, lang: localeOf(siteOf(state)), placeholder: builtIn })}
          autoComplete="off"
          required={text === COMPANY}
          value={value}
          onChange={({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
            change({ texts: { ...state.texts, [text]: target.value } })
          }
        />
      )}
    </Field>
  );
}

function hasWords(text: string, search: string): boolean {
  const lower = text.toLowerCase();
  const words = search.toLowerCase().split(/\s+/u);
  return words.every((word) => lower.includes(word));
}
