import { element } from '../../element.ts';
import type { PanelGroup } from '../panel-group.ts';
import { settingControl } from '../setting-controls.ts';

/** The attributes of the sign-up. */
export const newsletterGroup: PanelGroup = {
  id: 'newsletter',
  title: 'Newsletter sign-up',
  kind: 'controls',
  build: (context) => [
    settingControl('invalid-link', context),
    settingControl('spa', context),
    settingControl('heading-level', context),
    element('div', { class: 'pair' }, settingControl('origin', context), settingControl('origin-addition', context)),
  ],
};
