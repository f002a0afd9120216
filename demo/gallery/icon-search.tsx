import { type ComponentType, useState } from 'react';
import type { IconProps } from '../../src/ui/icons/icon.tsx';
import { iconComponentName, type IconEntry, ICONS } from '../../src/ui/icons/index-of-icons.ts';

const MODULES = import.meta.glob<Readonly<Record<string, ComponentType<IconProps>>>>(
  ['../../src/ui/icons/*.tsx', '!../../src/ui/icons/icon.tsx', '!../../src/ui/icons/*.test.tsx'],
  { eager: true },
);

const SIZES = [12, 16, 24] as const;

/** All icons, searchable by name or tag; a click copies the import statement. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  const found = ICONS.filter((icon) => matches(icon, query));
  const copy = async (name: string): Promise<void> => {
    const code = `import { ${iconComponentName(name)} } from 'shop-widgets/ui/icons/${name}';`;
    try {
      await navigator.clipboard.writeText(code);
      setSaid(`Copied the import of ${name}.`);
    } catch {
      setSaid(code);
    }
  };
  return (
    <section className="element" id="icons" aria-labelledby="icons-title">
      <h2 id="icons-title">Icons</h2>
      <p>One module per icon, at 12, 16 and 24 px. Decoration unless it has a label. Press one to copy its import.</p>
      <div className="icon-tools">
        <label htmlFor="icon-query">Search the icons</label>
        <input id="icon-query" type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        <p role="status" className="icon-count">
          {`${found.length} of ${ICONS.length} icons. ${said}`}
        </p>
      </div>
      <ul className="icons">
        {found.map(({ name, tags }) => (
          <li key={name}>
            <button type="button" title={tags.join(', ')} onClick={() => void copy(name)}>
              <span className="icon-sizes">
                <IconInSizes name={name} />
              </span>
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function IconInSizes({ name }: { readonly name: string }) {
  const Icon = MODULES[`../../src/ui/icons/${name}.tsx`]?.[iconComponentName(name)];
  return Icon && SIZES.map((size) => <Icon key={size} size={size} />);
}

function matches({ name, tags }: IconEntry, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [name, ...tags].join(' ');
  return words.every((word) => text.includes(word));
}
