import { useEffect, useRef } from 'react';
import type { AbTestClient } from '../../src/api/ab-test-client.ts';
import type { PreviewSettings } from '../../src/api/preview-client.ts';
import { neighbour, selectionOf } from './selection-rules.ts';
import { fetchTests } from './use-tests.ts';

interface GroupStepOptions {
  readonly abTestClient: AbTestClient;
  /** What is being seen. */
  readonly settings: PreviewSettings;
  readonly zone: string;
  readonly now: () => string;
  readonly onApply: (settings: PreviewSettings) => void;
  /** The tests could not be fetched, so that nobody knows the groups. */
  readonly onFailure: () => void;
}

/** @returns what goes to another group of the active test without the dialog */
export function useGroupStep(options: GroupStepOptions): (step: 1 | -1) => Promise<void> {
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  return async (step) => {
    const { abTestClient, settings, zone, now, onApply, onFailure } = options;
    if (settings.test === null) return;
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const wall = settings.dateTime ?? now();
    const tests = await fetchTests(abTestClient, wall, zone, controller.signal).catch(() => undefined);
    if (controller.signal.aborted) return;
    if (!tests) {
      onFailure();
      return;
    }
    const group = neighbour(tests, selectionOf(settings, wall), step);
    if (group !== undefined && group !== settings.group) onApply({ ...settings, group });
  };
}
