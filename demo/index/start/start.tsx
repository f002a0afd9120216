import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AccentField } from '../../configurator/controls/accent-field.tsx';
import { ServerField, ShopNameField } from '../../configurator/controls/text-overrides.tsx';
import { WholeSnippet } from '../../configurator/output/snippets.tsx';
import { Frame } from '../../configurator/preview/preview-pane.tsx';
import { begin } from '../../configurator/preview/show.ts';
import { queryOf, stateOf } from '../../configurator/state/address.ts';
import { cleaned, siteOf, type State, type StateProps } from '../../configurator/state/state.ts';
import { query } from '../../query.ts';
import { DEMO_SITES } from '../../sites.ts';
import type { SettingsStore } from '../settings/settings.ts';

/** What the page begins with: the sign-up of the reader's own shop, in the preview of the configurator, and its snippet. */
function Start({ settings }: { readonly settings: SettingsStore }) {
  const [state, setState] = useState(() => stateOf(location.search));
  const change: StateProps['change'] = (changes) => setState((before) => cleaned({ ...before, ...changes }));
  useEffect(() => {
    settings.follow(({ site }) => change({ attributes: { site } }));
  }, [settings]);
  return (
    <>
      <form className="start-fields" aria-label="Your shop" onSubmit={(event) => event.preventDefault()}>
        <ShopNameField state={state} change={change} />
        <AccentField state={state} change={change} />
      </form>
      <div className="phone">
        <Frame page="bare" state={{ ...state, texts: shownTexts(state), on: '360' }} onPage={begin} />
      </div>
      <div className="start-snippet">
        <ServerField state={state} change={change} />
        <WholeSnippet state={state} />
        <a href={`configurator.html${queryOf(state)}`}>Set every attribute and text in the configurator</a>
      </div>
    </>
  );
}

/** The texts of the preview: the demo's shop, until the reader has one; then the consents name that. */
function shownTexts({ attributes, texts }: State): State['texts'] {
  const name = texts['shop.name'];
  const sample = DEMO_SITES[siteOf({ attributes })].texts;
  return name === undefined ? sample : { 'shop.company': name, ...texts };
}

export function showStart(settings: SettingsStore): void {
  createRoot(query('[data-start]')).render(<Start settings={settings} />);
}
