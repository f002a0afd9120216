import type { SettingsStore } from '../settings/settings.ts';

/** What a group of the panel can use. */
export interface PanelContext {
  readonly settings: SettingsStore;
  /** Says something to screen readers, politely; the same words twice are said twice. */
  readonly announce: (message: string) => void;
  /** Starts the widgets again, for example as another customer. */
  readonly reloadWidgets: () => void;
}

/** One group of the panel. Controls stand in a fieldset, output in a section. */
export interface PanelGroup {
  readonly id: string;
  readonly title: string;
  readonly kind: 'controls' | 'output';
  /** Builds the group's content once. */
  readonly build: (context: PanelContext) => readonly Node[];
}
