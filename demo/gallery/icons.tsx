import type { IconComponent } from '../../src/ui/icons/icon.tsx';
import * as icons from '../../src/ui/icons/icons.ts';
import { iconComponentName, ICONS } from '../../src/ui/icons/index-of-icons.ts';

const COMPONENTS: Readonly<Record<string, IconComponent>> = icons;

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
          const Icon = COMPONENTS[iconComponentName(name)];
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
