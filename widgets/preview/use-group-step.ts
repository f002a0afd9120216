import { useEffect, useRef } from 'react';
import type { AbTestClient } from '../../src/api/ab-test-client.ts';
import type { AbTest } from '../../src/api/openapi/abtest.types.ts';
import type { PreviewSettings } from '../../src/api/preview-client.ts';
import { neighbour } from './selection-rules.ts';
import { fetchAbTests } from './use-ab-tests.ts';

interface GroupStepOptions {
  readonly abTestClient: AbTestClient;
  /** What was applied last, whether it is already seen or not. */
  readonly applied: () => PreviewSettings;
  readonly zone: string;
  readonly now: () => string;
  /** Something else is being applied. */
  readonly isBusy: boolean;
  /** @returns whether the settings have been applied */
  readonly onApply: (settings: PreviewSettings) => Promise<boolean>;
  /** The tests could not be fetched, so that nobody knows the groups. */
  readonly onFailure: () => void;
}

/**
 * @returns what goes to another group of the active test without the dialog. Each call is a step, however quickly they
 *   follow each other: those that come while one is under way are gone together after it.
 */
export function useGroupStep(options: GroupStepOptions): (step: 1 | -1) => void {
  const { abTestClient, applied, zone, now, isBusy, onApply, onFailure } = options;
  const underWay = useRef<AbortController>(null);
  const steps = useRef(0);
  useEffect(() => () => underWay.current?.abort(), []);

  const goThrough = async (tests: readonly AbTest[]): Promise<void> => {
    while (steps.current !== 0) {
      const settings = applied();
      const group = neighbour(tests, settings, steps.current);
      steps.current = 0;
      if (group === undefined || group === settings.group) return;
      if (!(await onApply({ ...settings, group }))) return;
    }
  };
  const run = async (): Promise<void> => {
    const controller = new AbortController();
    underWay.current = controller;
    const wall = applied().dateTime ?? now();
    const tests = await fetchAbTests(abTestClient, wall, zone, controller.signal).catch(() => undefined);
    if (controller.signal.aborted) return;
    if (tests) await goThrough(tests);
    else onFailure();
    underWay.current = null;
  };

  return (step) => {
    if (applied().test === null || (isBusy && !underWay.current)) return;
    // What was pressed for a step that failed is not made up for.
    steps.current = underWay.current ? steps.current + step : step;
    if (!underWay.current) void run();
  };
}
