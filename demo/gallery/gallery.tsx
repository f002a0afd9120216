import { createRoot } from 'react-dom/client';
import { query } from '../query.ts';
import type { AnyElement } from './element.ts';
import { ACTIONS } from './elements/actions.tsx';
import { DISPLAY } from './elements/display.tsx';
import { FIELDS } from './elements/fields.tsx';
import { PRODUCTS } from './elements/products.tsx';
import { SIGN_UP } from './elements/sign-up.tsx';
import { STAFF_PANEL } from './elements/staff-panel.tsx';
import { Icons } from './icons.tsx';
import { ElementStates } from './states.tsx';

const inOrder = (elements: readonly AnyElement[]): readonly AnyElement[] =>
  elements.toSorted((one, other) => one.name.localeCompare(other.name));

const INTERACTIVE = new Set([...ACTIONS, ...FIELDS]);
const ELEMENTS = inOrder([...INTERACTIVE, ...DISPLAY, ...PRODUCTS]);
const WIDGETS = inOrder([SIGN_UP, ...STAFF_PANEL]);

/** The icons, all elements in all their states, and the views of the widgets in theirs. */
function Gallery() {
  return (
    <>
      <nav className="list" aria-label="Elements">
        <ul>
          {['Icons', ...[...ELEMENTS, ...WIDGETS].map(({ name }) => name)].map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="sections">
        <Icons />
        {ELEMENTS.map((element) => (
          <ElementStates key={element.name} element={element} isInteractive={INTERACTIVE.has(element)} />
        ))}
        {WIDGETS.map((element) => (
          <ElementStates key={element.name} element={element} isWidget />
        ))}
      </div>
    </>
  );
}

createRoot(query('#content')).render(<Gallery />);
