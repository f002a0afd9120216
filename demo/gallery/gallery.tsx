import { type AnyElement, idOf } from './element.ts';
import { ELEMENTS } from './elements.ts';
import { Example } from './example.tsx';
import { IconSearch } from './icon-search.tsx';
import { Stage } from './stage.tsx';

/** The gallery: all elements, then the icons. */
export function Gallery() {
  return (
    <div className="gallery">
      <header className="top">
        <a className="wordmark" href="/">
          Tambrel
        </a>
        <div className="top-words">
          <h1>Interface elements</h1>
          <p>Every shared element in its variants and states, and every icon.</p>
        </div>
      </header>
      <nav className="index" aria-label="Elements">
        <ul>
          {ELEMENTS.map((element) => (
            <li key={element.name}>
              <a href={`#${idOf(element)}`}>{element.name}</a>
            </li>
          ))}
          <li>
            <a href="#icons">Icons</a>
          </li>
        </ul>
      </nav>
      <main id="content" tabIndex={-1}>
        {ELEMENTS.map((element) => (
          <ElementSection key={element.name} element={element} />
        ))}
        <IconSearch />
      </main>
    </div>
  );
}

/** One element in every state. */
function ElementSection({ element }: { readonly element: AnyElement }) {
  const id = idOf(element);
  return (
    <section className="element" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{element.name}</h2>
      <Stage>
        <div className="states">
          {Object.entries(element.states).map(([name, change], index) => (
            <div key={name} className="state">
              <p className="state-name" lang="en">
                {name}
              </p>
              <Example element={element} props={{ ...element.props, ...change }} instance={`${id}-${index}`} />
            </div>
          ))}
        </div>
      </Stage>
    </section>
  );
}
