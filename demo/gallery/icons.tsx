import { type ComponentType, useState } from 'react';
import type { IconProps } from '../../src/ui/icons/icon.tsx';
import { hasWords } from '../has-words.ts';
import { iconComponentName, ICONS } from '../../src/ui/icons/index-of-icons.ts';

const MODULES = import.meta.glob<Readonly<Record<string, ComponentType<IconProps>>>>(
  ['../../src/ui/icons/*.tsx', '!../../src/ui/icons/icon.tsx', '!../../src/ui/icons/*.test.tsx'],
  { eager: true },
);

/** Every icon with its name and its other search terms; a search shows those that have all its words. */
export function Icons() {
  const [query, setQuery] = useState('');
  const found = ICONS.filter(({ name, tags }) => hasWords(`${name} ${tags.join(' ')}`, query));
  return (
    <section id="Icons">
      <div className="section-head">
        <h2>Icons</h2>
        <input
          type="search"
          aria-label="Search the icons"
          placeholder="Search the icons"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status">
          {found.length} of {ICONS.length}
        </p>
        <code>{"import { CartIcon } from 'shop-widgets/ui/icons/cart';"}</code>
      </div>
      <ul className="icons">
        {found.map(({ name, tags }) => {
          const Icon = MODULES[`../../src/ui/icons/${name}.tsx`]?.[iconComponentName(name)];
          return (
            <li key={name}>
              {Icon && <Icon />} <b>{name}</b> {tags.join(', ')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
