import { h } from '../../h.ts';
import type { PanelGroup } from '../panel-group.ts';
import { settingControl } from '../setting-controls.ts';

/** The attributes of the newsletter. */
export const newsletterGroup: PanelGroup = {
  id: 'newsletter',
  title: 'Newsletter sign-up',
  kind: 'controls',
  build: (context) => [
    settingControl('invalid-link', context),
    settingControl('spa', context),
    settingControl('heading-level', context),
    h('div', { class: 'pair' }, settingControl('origin', context), settingControl('origin-addition', context)),
  ],
};
