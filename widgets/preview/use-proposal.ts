import { useEffect, useEffectEvent } from 'react';
import type { PreviewSettings } from '../../src/api/preview-client.ts';
import { settingsIn, withoutSettings } from './shared-link-rules.ts';

/** A link may bring settings: they are shown, and applied by nobody but the one who reads them. */
export function useProposal(settings: PreviewSettings, open: (proposed: PreviewSettings) => void): void {
  const propose = useEffectEvent(() => {
    const proposed = settingsIn(window.location.href);
    if (proposed && JSON.stringify(proposed) !== JSON.stringify(settings)) open(proposed);
  });
  useEffect(() => propose(), []);
}

/** Once they have been dealt with they leave the address, or they would ask again after the reload. */
export function dropProposal(): void {
  const { href } = window.location;
  if (settingsIn(href)) window.history.replaceState(window.history.state, '', withoutSettings(href));
}
