import type { Chromium } from '../browser/chromium.ts';
import type { Prerender, ScriptName } from '../pages/pages.ts';
import type { Site } from '../pages/site.ts';

/** What a measurement works with. */
export interface Bench {
  readonly chromium: Chromium;
  readonly site: Site;
  readonly scripts: Readonly<Record<ScriptName, string>>;
  /** The built package's prerenderer. */
  readonly prerender: Prerender;
  /** Measurements per subject. */
  readonly rounds: number;
}

/** Measures one subject and returns its tables as Markdown, for the section of that name in RESULTS.md. */
export type Measurement = (bench: Bench) => Promise<string>;
