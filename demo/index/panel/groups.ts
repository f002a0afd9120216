import { backendGroup } from './groups/backend.ts';
import { customerGroup } from './groups/customer.ts';
import { eventLogGroup } from './groups/event-log.ts';
import { footerContentGroup } from './groups/footer-content.ts';
import { footerGroup } from './groups/footer.ts';
import { newsletterGroup } from './groups/newsletter.ts';
import { pageGroup } from './groups/page.ts';
import { pagesGroup } from './groups/pages.ts';
import { snippetGroup } from './groups/snippet.ts';
import { staffGroup } from './groups/staff.ts';
import type { PanelGroup } from './panel-group.ts';

/** The scrolling groups, from top to bottom. To add a group, create a module in `groups/` and list it here. */
export const PANEL_GROUPS: readonly PanelGroup[] = [
  pageGroup,
  newsletterGroup,
  footerGroup,
  footerContentGroup,
  snippetGroup,
  customerGroup,
  staffGroup,
  backendGroup,
  pagesGroup,
];

/** The group below them that is always visible. */
export const FOOT_GROUP: PanelGroup = eventLogGroup;
