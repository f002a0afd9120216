import { useEffect, useRef } from 'react';
import type { AbTestClient } from '../../src/embed/api/ab-test-client.ts';
import type { AbTest } from '../../src/embed/api/openapi/abtest.types.ts';
import type { PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { neighbour } from './selection-rules.ts';
import { fetchAbTests } from './use-ab-tests.ts';

interface GroupStepOptions {
  readonly abTestClient: AbTestClient;
  /** The settings applied last, even if they are not active yet. */
  readonly applied: () => PreviewSettings;
  readonly zone: string;
  readonly now: () => string;
  /** Another action is under way. */
  readonly isBusy: boolean;
  /** @returns whether the settings have been applied */
  readonly onApply: (settings: PreviewSettings) => Promise<boolean>;
  /** The tests, and with them the groups, could not be loaded. */
  readonly onFailure: () => void;
}

/**
 * @returns a function that applies the next or previous group of the active test without the dialog. Each call is a step:
 *   steps that are requested during a call are taken together after it.
 */
export function useGroupStep(options: GroupStepOptions): (step: 1 | -1) => void {
  const { abTestClient, applied, zone, now, isBusy, onApply, onFailure } = options;
  const underWay = useRef<AbortController>(null);
  const steps = useRef(0);
  useEffect(() => () => underWay.current?.abort(), []);

  const takeSteps = async (tests: readonly AbTest[]): Promise<void> => {
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
    if (tests) await takeSteps(tests);
    else onFailure();
    underWay.current = null;
  };

  return (step) => {
    if (applied().test === null || (isBusy && !underWay.current)) return;
    // Steps that were requested during a failed call are dropped.
    steps.current = underWay.current ? steps.current + step : step;
    if (!underWay.current) void run();
  };
}
