import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { query } from '../query.ts';
import { elementsIn } from './element.ts';
import { ACTIONS } from './elements/actions.tsx';
import { DISPLAY } from './elements/display.tsx';
import { FIELDS } from './elements/fields.tsx';
import { SIGN_UP } from './elements/sign-up.tsx';
import { Icons } from './icons.tsx';
import { ElementStates } from './states.tsx';

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
