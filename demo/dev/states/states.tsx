import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DEFAULT_SITE, type Site, SITES } from '../../../src/embed/market/sites.ts';
import { query } from '../../query.ts';
import { SignUpStates } from './sign-up-states.tsx';
import { StaffStates } from './staff-states.tsx';

const FOOTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CLASSIC: { platform: 'CLASSIC' },
  TABLET: { platform: 'TABLET' },
  SMARTPHONE: { platform: 'SMARTPHONE' },
  MATCH: { platform: 'MATCH' },
  'reduced, CLASSIC': { platform: 'CLASSIC', reduced: '' },
  'checkout, CLASSIC': { platform: 'CLASSIC', checkout: '' },
};

/** Every widget in every state, beside one another. */
function States() {
  const [site, setSite] = useState<Site>(DEFAULT_SITE);
  return (
    <>
      <header>
        <h1>Every widget in every state</h1>
        <label>
          Site{' '}
          <select value={site} onChange={({ target }) => setSite(target.value as Site)}>
            {SITES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      </header>
      <h2>Sign-up</h2>
      <div className="states">
        <SignUpStates site={site} />
      </div>
      <h2>Staff panel</h2>
      <StaffStates site={site} />
      <h2>Footer</h2>
      <div className="footers">
        {Object.entries(FOOTERS).map(([name, attributes]) => (
          <figure key={name} data-platform={attributes['platform']}>
            <figcaption>{name}</figcaption>
            {createElement('shop-footer', { ...attributes, site, 'hide-newsletter': '' })}
          </figure>
        ))}
      </div>
    </>
  );
}

createRoot(query('#content')).render(<States />);
