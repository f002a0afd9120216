import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../src/ui/button/button.tsx';
import type { IconProps } from '../../src/ui/icons/icon.tsx';
import { iconComponentName, ICONS } from '../../src/ui/icons/index-of-icons.ts';
import { UiRoot } from '../../src/ui/ui-root/ui-root.tsx';
import { query } from '../query.ts';
import { type AnyElement, labels } from './element.ts';
import { ACTIONS } from './elements/actions.tsx';
import { CONTAINERS } from './elements/containers.tsx';
import { FIELDS } from './elements/fields.tsx';
import { PRODUCTS } from './elements/products.tsx';
import stageStyles from './stage.css?inline';

/** All elements, in alphabetical order. */
const ELEMENTS = [...ACTIONS, ...CONTAINERS, ...FIELDS, ...PRODUCTS].sort((a, b) => a.name.localeCompare(b.name));

/** The styles of all elements by file. */
const STYLES = import.meta.glob<string>('../../src/ui/**/*.css', { eager: true, query: '?inline', import: 'default' });

/** Tokens and resets come first, so that the styles of the elements override them. */
const FIRST = ['../../src/ui/tokens.css', '../../src/ui/base.css'];

/** One sheet shared by all stages, as the widgets share theirs. */
const SHEET = new CSSStyleSheet();
SHEET.replaceSync(
  [...new Set([...FIRST, ...Object.keys(STYLES)])].map((file) => STYLES[file]).join('\n') + stageStyles,
);

const ICON_MODULES = import.meta.glob<Readonly<Record<string, ComponentType<IconProps>>>>(
  ['../../src/ui/icons/*.tsx', '!../../src/ui/icons/icon.tsx', '!../../src/ui/icons/*.test.tsx'],
  { eager: true },
);

/** All elements in all their states, then the icons. */
function Gallery() {
  return (
    <>
      {ELEMENTS.map((element) => (
        <details key={element.name} id={element.name}>
          <summary>
            <h2>{element.name}</h2>
          </summary>
          <div className="states">
            {Object.entries(element.states).map(([name, change]) => (
              <div key={name} className="state">
                <p className="state-name">{name}</p>
                <div className="stage" ref={(host) => stage(host, element, change)} />
              </div>
            ))}
          </div>
        </details>
      ))}
      <details id="icons">
        <summary>
          <h2>Icons</h2>
        </summary>
        <ul className="icons">
          {ICONS.map(({ name, tags }) => {
            const Icon = ICON_MODULES[`../../src/ui/icons/${name}.tsx`]?.[iconComponentName(name)];
            return (
              <li key={name}>
                {Icon && <Icon />} <b>{name}</b> {tags.join(', ')}
              </li>
            );
          })}
        </ul>
      </details>
    </>
  );
}

/** Shows an example in a shadow root with the styles of the elements, so that it looks as in a widget. */
function stage(host: HTMLElement | null, element: AnyElement, change: Props): void {
  if (!host || host.shadowRoot) return;
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [SHEET];
  createRoot(shadow).render(
    <UiRoot labels={labels} className="root example">
      <Example element={element} change={change} />
    </UiRoot>,
  );
}

type Props = Readonly<Record<string, unknown>>;

/** A controlled element in one state: values from its callbacks are put back into its props. */
function Example({ element, change }: { readonly element: AnyElement; readonly change: Props }) {
  const [changes, setChanges] = useState<Props>({});
  const put = (next: Props): void => setChanges((before) => ({ ...before, ...next }));
  const callbacks = Object.entries(element.changes ?? {}).map(([name, effect]) => [
    name,
    (...values: never[]) => put(effect(...values)),
  ]);
  const props: Props = { ...element.props, ...change, ...changes, ...(Object.fromEntries(callbacks) as Props) };
  return (
    <>
      {'open' in props && (
        <Button variant="secondary" onClick={() => put({ open: true })}>
          Open
        </Button>
      )}
      <element.component {...props} />
    </>
  );
}

createRoot(query('#content')).render(<Gallery />);
