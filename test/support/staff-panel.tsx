import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { AbTestClient } from '../../src/embed/api/ab-test-client.ts';
import type { PreviewClient, PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { PreviewPanel } from '../../widgets/preview/preview-panel.tsx';
import { installNativeDialog } from './native-dialog.ts';

const TESTS = [{ name: 'headline', groups: [{ name: 'A' }, { name: 'B' }] }];

/** The staff panel of a member of staff with these active settings, and clients that succeed. */
export function renderStaffPanel(settings: PreviewSettings) {
  installNativeDialog();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  document.cookie = 'StaffAuthToken=token';
  const getTestsAt = vi.fn<AbTestClient['getTestsAt']>(async () => TESTS);
  const previewClient: PreviewClient = {
    check: async () => settings,
    apply: async () => 'SUCCESS',
    logOut: async () => 'SUCCESS',
    renew: async () => 'SUCCESS',
  };
  render(
    <PreviewPanel
      site="DE"
      previewClient={previewClient}
      abTestClient={{ getTestsAt } as unknown as AbTestClient}
      dispatch={() => true}
      onDate={() => undefined}
    />,
  );
  return { getTestsAt };
}
