import type { PanelGroup } from '../panel-group.ts';
import { settingControl } from '../setting-controls.ts';

/** What holds for the whole page: the country site and the platform. */
export const pageGroup: PanelGroup = {
  id: 'page',
  title: 'Page',
  kind: 'controls',
  build: (context) => [settingControl('site', context), settingControl('platform', context)],
};
