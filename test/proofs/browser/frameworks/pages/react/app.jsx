import { Activity, StrictMode, version } from 'react';
import { Newsletter as Newsletter19 } from './newsletter.tsx';
import { Newsletter as Newsletter18 } from './newsletter-18.jsx';
import { Prerendered } from './prerendered.jsx';

const Newsletter = version.startsWith('18') ? Newsletter18 : Newsletter19;

function Shop({ n, prerendered, onSuccess }) {
  const tag = <Newsletter id="tag" onSuccess={onSuccess} />;
  const placeholder = (
    <div id="placeholder" data-shop-widget="newsletter" data-site="CH">
      {n > 0 && <p id="hint">Hint {n}</p>}
      <p>Post</p>
    </div>
  );
  const items = Object.entries({ tag, placeholder });
  return (
    <>
      <h1>Shop {n}</h1>
      <ul>
        {(n % 2 === 0 ? items : items.reverse()).map(([name, item]) => (
          <li key={name}>{item}</li>
        ))}
      </ul>
      {prerendered === undefined ? (
        <shop-footer hide-newsletter="" />
      ) : (
        <Prerendered html={prerendered} plain='<shop-footer hide-newsletter=""></shop-footer>' />
      )}
    </>
  );
}

export function App({ view = 'shop', ...shop }) {
  const isShop = view === 'shop';
  return (
    <StrictMode>
      {isShop ? <Shop n={0} {...shop} /> : <h1>Other</h1>}
      {Activity && (
        <Activity mode={isShop ? 'visible' : 'hidden'}>
          <shop-newsletter id="kept" site="CH" suppressHydrationWarning />
        </Activity>
      )}
    </StrictMode>
  );
}
