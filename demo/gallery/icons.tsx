import type { ComponentType } from 'react';
import type { IconProps } from '../../src/ui/icons/icon.tsx';
import { iconComponentName, ICONS } from '../../src/ui/icons/index-of-icons.ts';

const MODULES = import.meta.glob<Readonly<Record<string, ComponentType<IconProps>>>>(
  ['../../src/ui/icons/*.tsx', '!../../src/ui/icons/icon.tsx', '!../../src/ui/icons/*.test.tsx'],
  { eager: true },
);

/** Every icon with its name and other words for it, which the browser's search finds. */
export function Icons() {
  return (
    <section id="Icons">
      <div className="section-head">
        <h2>Icons</h2>
        <code>{"import { CartIcon } from 'shop-widgets/ui/icons/cart';"}</code>
      </div>
      <ul className="icons">
        {ICONS.map(({ name, tags }) => {
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
