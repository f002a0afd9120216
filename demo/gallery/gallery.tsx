import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { query } from '../query.ts';
import { elementsIn } from './element.ts';
import { ACTIONS } from './elements/actions.tsx';
import { DISPLAY } from './elements/display.tsx';
import { FIELDS } from './elements/fields.tsx';
import { SIGN_UP } from './elements/sign-up.tsx';
import { ElementStates } from './states.tsx';
import type { IconComponent } from '../../src/ui/icons/icon.tsx';
import * as icons from '../../src/ui/icons/icons.ts';
import searchTerms from '../../src/ui/icons/search-terms.json' with { type: 'json' };

const ELEMENTS = elementsIn({ ...ACTIONS, ...FIELDS, ...DISPLAY }).toSorted((one, other) =>
  one.name.localeCompare(other.name),
);

const SHOWN = [...ELEMENTS, SIGN_UP];

function Gallery() {
  // The browser has looked for the fragment of the address before the elements were there.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' }), []);
  return (
    <>
      <nav className="list" aria-label="Elements">
        <ul>
          {['Icons', ...SHOWN.map(({ name }) => name)].map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="sections">
        <Icons />
        {SHOWN.map((element) => (
          <ElementStates key={element.name} element={element} />
        ))}
      </div>
    </>
  );
}

createRoot(query('#content')).render(<Gallery />);

const COMPONENTS: Readonly<Record<string, IconComponent>> = icons;

/** Every icon with its name and other words for it, which the browser's search finds. */
function Icons() {
  return (
    <section id="Icons">
      <div className="section-head">
        <h2>Icons</h2>
        <code>{"import { CartIcon } from 'shop-widgets/ui/icons/cart';"}</code>
      </div>
      <ul className="icons">
        {Object.entries(searchTerms).map(([component, { name, terms }]) => {
          const Icon = COMPONENTS[component];
          return (
            <li key={name}>
              {Icon && <Icon />} <b>{name}</b> {terms}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
