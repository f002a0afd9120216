import { memo, useEffect, useState } from 'react';
import { logError, once } from '../../src/embed/log.ts';
import { ChunkFailure } from '../../src/embed/page/chunk-failure.ts';
import { useStaff } from '../../src/embed/session/use-staff.ts';
import type * as staffView from './staff-view.tsx';

export type PreviewPanelProps = Omit<staffView.StaffViewProps, 'staff'>;

/** The staff panel: nothing for visitors. */
export const PreviewPanel = memo(function PreviewPanel(props: PreviewPanelProps) {
  const staff = useStaff(props.previewClient);
  const view = useStaffView(staff.kind !== 'visitor');
  return view && <view.StaffView staff={staff} {...props} />;
});

/** What staff see; the modules load it when the first member of staff is known. A load that failed is tried again by the next panel. */
function useStaffView(isWanted: boolean): typeof staffView | undefined {
  const [view, setView] = useState<typeof staffView>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import('./staff-view.tsx').then(
      (loaded) => isGone || setView(loaded),
      (error: unknown) =>
        once(
          (message) => logError(message, error),
          `The staff panel is not shown.${__MODULES__ ? ` ${new ChunkFailure(error).message}` : ''}`,
        ),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return view;
}
