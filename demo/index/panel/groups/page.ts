import type { PanelGroup } from '../panel-group.ts';
import { settingControl } from '../setting-controls.ts';

/** Settings of the whole page: site and platform. */
export const pageGroup: PanelGroup = {
  id: 'page',
  title: 'Page',
  kind: 'controls',
  build: (context) => [settingControl('site', context), settingControl('platform', context)],
};
