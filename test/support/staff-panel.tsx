import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { AbTestClient } from '../../src/api/ab-test-client.ts';
import type { PreviewClient, PreviewSettings } from '../../src/api/preview-client.ts';
import { StaffView } from '../../widgets/preview/staff-view.tsx';
import { installNativeDialog } from './native-dialog.ts';

const TESTS = [{ name: 'headline', groups: [{ name: 'A' }, { name: 'B' }] }];

/** The staff panel of a member of staff, with clients that succeed. */
export function renderStaffPanel(settings: PreviewSettings) {
  installNativeDialog();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  const getTestsAt = vi.fn<AbTestClient['getTestsAt']>(async () => TESTS);
  const apply = vi.fn<PreviewClient['apply']>(async () => 'SUCCESS');
  const previewClient: PreviewClient = {
    check: async () => settings,
    apply,
    logOut: async () => 'SUCCESS',
    renew: async () => 'SUCCESS',
  };
  const dispatch = vi.fn<(name: string, detail: unknown) => boolean>(() => true);
  render(
    <StaffView
      site="DE"
      kind="staff"
      settings={settings}
      previewClient={previewClient}
      abTestClient={{ getTestsAt } as unknown as AbTestClient}
      dispatch={dispatch}
    />,
  );
  return { getTestsAt, apply, dispatch };
}
