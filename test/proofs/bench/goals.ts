import { table } from '../../../src/build/documentation/markdown.ts';
import { type Figures, medianIn } from './figures.ts';
import { PEER } from './pages.ts';

/** The figures of the measured pages: of a measurement by its name, and of a page by its name. */
export type Found = Readonly<Record<string, Readonly<Record<string, readonly Figures[]>>>>;

/** Each goal: the title, the measurement, the page, the figure, how much it may be, and the figure of Ghost's that it is a multiple of. */
const GOALS: ReadonlyArray<
  readonly [what: string, run: string, page: string, figure: string, most: number, ofPeer?: string]
> = [
  ['modules, viewed', 'loads', 'readme-modules', 'main thread', 0.25, 'main thread'],
  ['modules, viewed, kB', 'loads', 'readme-modules', 'script', 33],
  ['modules, viewed', 'loads', 'readme-modules', 'painted', 0.7, 'painted'],
  ['modules, viewed, slow 4G', 'slow-network', 'readme-modules', 'painted', 0.68, 'painted'],
  ['modules, viewed, ms', 'loads', 'readme-modules', 'TBT', 0],
  ['modules, viewed', 'loads', 'readme-modules', 'layout shift', 0],
  ['one script, viewed', 'loads', 'readme-script', 'main thread', 0.35, 'main thread'],
  ['one script, viewed', 'loads', 'readme-script', 'painted', 0.9, 'painted'],
  ['modules', 'loads', 'readme-modules-touched', 'touch to mounted', 0.8, 'painted'],
  ['modules, slow 4G', 'slow-network', 'readme-modules-touched', 'touch to mounted', 1.1, 'painted'],
  ['modules, ms', 'loads', 'readme-modules-touched', 'key to frame', 100],
  ['one script, ms', 'loads', 'readme-script-touched', 'key to frame', 100],
  ['footer, modules', 'loads', 'footer-modules', 'main thread', 0.65, 'main thread'],
  ['footer, modules', 'loads', 'footer-modules', 'painted', 0.85, 'painted'],
  ['footer, modules, slow 4G', 'slow-network', 'footer-modules', 'painted', 0.7, 'painted'],
  ['footer, modules, ms', 'loads', 'footer-modules', 'TBT', 20],
  [
    'footer with own content, preloaded, slow 4G',
    'slow-network',
    'own-footer-modules-preloaded',
    'painted',
    1.45,
    'painted',
  ],
  ['one script, prerendered', 'loads', 'readme-script-prerendered', 'main thread', 0.5, 'main thread'],
  ['modules, prerendered', 'loads', 'readme-modules-prerendered', 'main thread', 0.5, 'main thread'],
];

/** Each goal with what the run has found, and with what the browser alone needs for the same elements. */
export function goalsTable(found: Found): string {
  const rows = GOALS.map(([what, run, page, figure, most, ofPeer]) => {
    const pages = found[run] ?? {};
    const unit = ofPeer === undefined ? 1 : medianIn(pages[PEER], ofPeer);
    const digits = figure === 'layout shift' ? 3 : ofPeer === undefined ? 0 : 2;
    const shown = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));
    const value = medianIn(pages[page], figure) / unit;
    const ofHtml = medianIn(pages[page.replace(/-(?:script|modules).*/, '-html')], figure) / unit;
    const said = Number.isNaN(value) ? 'not measured' : Number(value.toFixed(digits)) <= most ? 'yes' : '**no**';
    const title = ofPeer === undefined ? `${figure}: ${what}` : `${figure}: ${what}, × Ghost`;
    const isComparable = figure === 'main thread' || figure === 'painted' || figure === 'TBT';
    return [title, shown(value), most.toFixed(digits), said, isComparable ? shown(ofHtml) : '–'];
  });
  return table(['', 'found', 'at most', 'reached', 'HTML without a script'], rows);
}
