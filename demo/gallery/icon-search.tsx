import { type ComponentType, useState } from 'react';
import type { IconProps } from '../../src/ui/icons/icon.tsx';
import { iconComponentName, type IconEntry, ICONS } from '../../src/ui/icons/index-of-icons.ts';

const MODULES = import.meta.glob<Readonly<Record<string, ComponentType<IconProps>>>>(
  ['../../src/ui/icons/*.tsx', '!../../src/ui/icons/icon.tsx', '!../../src/ui/icons/*.test.tsx'],
  { eager: true },
);

/** All icons, searchable by name or tag. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const found = ICONS.filter((icon) => matches(icon, query));
  return (
    <section className="element" id="icons" aria-labelledby="icons-title">
      <h2 id="icons-title">Icons</h2>
      <p>
        One module per icon, decoration unless it has a label:{' '}
        <code>{`import { CartIcon } from 'shop-widgets/ui/icons/cart';`}</code>
      </p>
      <div className="icon-tools">
        <label htmlFor="icon-query">Search the icons</label>
        <input id="icon-query" type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        <p role="status" className="icon-count">
          {`${found.length} of ${ICONS.length} icons.`}
        </p>
      </div>
      <ul className="icons">
        {found.map(({ name }) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Icon({ name }: { readonly name: string }) {
  const Component = MODULES[`../../src/ui/icons/${name}.tsx`]?.[iconComponentName(name)];
  return Component && <Component />;
}

function matches({ name, tags }: IconEntry, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [name, ...tags].join(' ');
  return words.every((word) => text.includes(word));
}
