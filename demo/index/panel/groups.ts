import { backendGroup } from './groups/backend.ts';
import { customerGroup } from './groups/customer.ts';
import { eventLogGroup } from './groups/event-log.ts';
import { pagesGroup } from './groups/pages.ts';
import { settingsGroup } from './groups/settings.ts';
import { staffGroup } from './groups/staff.ts';
import type { PanelGroup } from './panel-group.ts';

/** The scrolling groups, from top to bottom. To add a group, create a module in `groups/` and list it here. */
export const PANEL_GROUPS: readonly PanelGroup[] = [settingsGroup, customerGroup, staffGroup, backendGroup, pagesGroup];

/** The group below them that is always visible. */
export const FOOT_GROUP: PanelGroup = eventLogGroup;
