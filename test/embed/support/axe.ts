import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

interface Scan {
  /** Restricts the run to parts of the page or to some rules. */
  readonly only?: (axe: AxeBuilder) => AxeBuilder;
  /** Axe reads stylesheets by functions that some old libraries replace; `false` leaves out the rules that need it. */
  readonly preload?: boolean;
}

/** Visible labels are in names: axe checks that as an experiment, so it has to be switched on. */
const rules = { 'label-content-name-mismatch': { enabled: true } };

/** The axe violations on a page and in its frames of the same origin, one line per element. */
export async function violationsOn(page: Page, { only = (axe) => axe, preload = true }: Scan = {}): Promise<string[]> {
  const scan = async (selectors: boolean): Promise<Violations> => {
    // The legacy mode opens no additional page per run.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], selectors, preload, rules })
      .setLegacyMode();
    return (await only(axe).analyze()).violations;
  };
  // To name every element by a selector takes longer than to check it, so only a page with violations is named.
  const found = await scan(false);
  if (found.length === 0) return [];
  const named = await scan(true);
  return (named.length === 0 ? found : named).flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${JSON.stringify(target)} ${html}`),
  );
}
