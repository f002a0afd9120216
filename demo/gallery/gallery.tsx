import { useMemo, useState } from 'react';
import { createTexts } from '../../src/embed/i18n/texts.ts';
import { UI_LABELS } from '../../src/embed/i18n/ui-labels-by-locale.ts';
import { type Locale, LOCALES } from '../../src/embed/market/sites.ts';
import { inDemo } from '../root.ts';
import { type AnyElement, type ExampleContext, idOf } from './element.ts';
import { ELEMENTS } from './elements.ts';
import { Example } from './example.tsx';
import { IconSearch } from './icon-search.tsx';
import { Stage } from './stage.tsx';

/** The gallery: all elements, then the icons. */
export function Gallery() {
  const [locale, setLocale] = useState<Locale>('de-DE');
  const context = useMemo(() => contextOf(locale), [locale]);
  return (
    <div className="gallery">
      <header className="top">
        <a className="wordmark" href={inDemo('')}>
          Tambrel
        </a>
        <div className="top-words">
          <h1>Interface elements</h1>
          <p>Every shared element in every variant and state, and every icon.</p>
        </div>
        <div className="locale">
          <label htmlFor="locale">Language of the texts</label>
          <select id="locale" value={locale} onChange={(event) => setLocale(event.target.value as Locale)}>
            {LOCALES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      </header>
      <nav className="index" aria-label="Elements">
        <ul>
          {ELEMENTS.map((element) => (
            <li key={element.name}>
              <a href={`#${idOf(element)}`}>{element.name}</a>
            </li>
          ))}
          <li>
            <a href="#icons">Icons</a>
          </li>
        </ul>
      </nav>
      <main id="content" tabIndex={-1}>
        {ELEMENTS.map((element) => (
          // The key creates new examples when the locale changes.
          <ElementSection key={`${element.name} ${locale}`} element={element} context={context} />
        ))}
        <IconSearch />
      </main>
    </div>
  );
}

function contextOf(locale: Locale): ExampleContext {
  const texts = createTexts(locale);
  // Each key has its own values, which the typed function must know at compile time.
  const text = texts.t as unknown as (key: string, values?: Readonly<Record<string, string>>) => string;
  return { labels: UI_LABELS[locale], text: (key, values) => text(key, values) };
}

interface ElementSectionProps {
  readonly element: AnyElement;
  readonly context: ExampleContext;
}

/** One element in every state. */
function ElementSection({ element, context }: ElementSectionProps) {
  const id = idOf(element);
  const props = element.props(context);
  return (
    <section className="element" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{element.name}</h2>
      <Stage labels={context.labels}>
        <div className="states">
          {Object.entries(element.states(context)).map(([name, change], index) => (
            <div key={name} className="state">
              <p className="state-name" lang="en">
                {name}
              </p>
              <Example element={element} props={{ ...props, ...change }} instance={`${id}-${index}`} />
            </div>
          ))}
        </div>
      </Stage>
    </section>
  );
}
