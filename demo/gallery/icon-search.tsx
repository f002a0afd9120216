import { useEffect, useState } from 'react';
import type { GalleryIcon } from './icon-modules.ts';

/** All icons, searchable by name or tag; a click copies the import statement. */
export function IconSearch() {
  const [icons, setIcons] = useState<readonly GalleryIcon[]>([]);
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    void import('./icon-modules.ts').then(({ ALL_ICONS }) => setIcons(ALL_ICONS));
  }, []);
  const found = icons.filter((icon) => matches(icon, query));
  const copy = async ({ code, name }: GalleryIcon): Promise<void> => {
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
      <p className="summary">
        One module per icon, at 12, 16 and 24 px. Decoration unless it has a label. Press one to copy its import.
      </p>
      <div className="icon-tools">
        <label htmlFor="icon-query">Search the icons</label>
        <input id="icon-query" type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        <p role="status" className="icon-count">
          {icons.length === 0 ? '' : `${found.length} of ${icons.length} icons. ${said}`}
        </p>
      </div>
      <ul className="icons">
        {found.map((icon) => (
          <li key={icon.name}>
            <button type="button" title={icon.tags.join(', ')} onClick={() => void copy(icon)}>
              <span className="icon-sizes">
                {SIZES.map((size) => (
                  <icon.component key={size} size={size} />
                ))}
              </span>
              <span>{icon.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SIZES = [12, 16, 24] as const;

function matches({ name, tags }: GalleryIcon, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [name, ...tags].join(' ');
  return words.every((word) => text.includes(word));
}
