import type { Site } from '../../../src/market/sites.ts';

export interface StaffPlaceProps {
  readonly site: Site;
  /** Tells the date that staff have set, `YYYY-MM-DDTHH:MM` of the site's time zone; `undefined` for the real one. */
  readonly onDate: (date: string | undefined) => void;
}

/** The place of the staff panel, the footer's last section. */
export function StaffPlace(_: StaffPlaceProps) {
  return null;
}
