import { useEffect, useEffectEvent } from 'react';
import type { PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { settingsIn, withoutSettings } from './shared-link-rules.ts';

/** Opens the dialog with the settings of a link. They are applied only if the member of staff does so. */
export function useProposal(settings: PreviewSettings, open: (proposed: PreviewSettings) => void): void {
  const propose = useEffectEvent(() => {
    const proposed = settingsIn(window.location.href);
    if (proposed && JSON.stringify(proposed) !== JSON.stringify(settings)) open(proposed);
  });
  useEffect(() => propose(), []);
}

/** Removes the proposed settings from the address, so that they are not proposed again after the reload. */
export function dropProposal(): void {
  const { href } = window.location;
  if (settingsIn(href)) window.history.replaceState(window.history.state, '', withoutSettings(href));
}
