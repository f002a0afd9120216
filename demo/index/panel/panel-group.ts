import type { SettingsStore } from '../settings/settings.ts';

/** What the panel provides to its groups. */
export interface PanelContext {
  readonly settings: SettingsStore;
  /** Announces a message to screen readers, politely; a repeated message is announced again. */
  readonly announce: (message: string) => void;
  /** Replaces the widgets by new ones, for example after another customer has logged in. */
  readonly reloadWidgets: () => void;
}

/** One group of the panel. Controls are rendered in a fieldset, output in a section. */
export interface PanelGroup {
  readonly id: string;
  readonly title: string;
  readonly kind: 'controls' | 'output';
  /** Builds the group's content; called once. */
  readonly build: (context: PanelContext) => readonly Node[];
}
