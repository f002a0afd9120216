import type { State } from '../state/state.ts';
import type { Change } from '../use-addressed-state.ts';

/** What every group of settings has. */
export interface SettingsProps {
  readonly state: State;
  readonly change: Change;
}
