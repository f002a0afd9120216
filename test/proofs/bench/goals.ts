import { table } from '../../../src/build/documentation/markdown.ts';
import { type Figures, medianIn } from './figures.ts';

/** The figures of the measured pages: of a measurement by its name, and of a page by its name. */
export type Found = Readonly<Record<string, Readonly<Record<string, readonly Figures[]>>>>;

/**
 * What is wanted of a run: a figure of a page, with which other page it is compared, and how much it may be. It is a multiple of
 * the other page’s, or with TBT, which can be nothing, so many milliseconds more.
 */
const GOALS: ReadonlyArray<
  readonly [what: string, run: string, figure: string, page: string, base: string | undefined, most: number]
> = [
  ['sign-up of modules, times Ghost’s', 'loads', 'painted', 'newsletter-modules', 'ghost', 0.67],
  ['sign-up of modules, times Ghost’s', 'loads', 'ready', 'newsletter-modules', 'ghost', 0.95],
  ['sign-up of modules over slow 4G, times Ghost’s', 'slow-network', 'painted', 'newsletter-modules', 'ghost', 0.67],
  ['sign-up of modules over slow 4G, times Ghost’s', 'slow-network', 'ready', 'newsletter-modules', 'ghost', 1.25],
  ['sign-up, times that of the older build', 'loads', 'painted', 'newsletter', 'newsletter-old', 1.05],
  ['sign-up, total blocking time in ms', 'loads', 'TBT', 'newsletter', undefined, 20],
  ['sign-up of modules, total blocking time in ms', 'loads', 'TBT', 'newsletter-modules', undefined, 20],
  ['footer of modules, times Ghost’s', 'loads', 'painted', 'footer-modules', 'ghost', 0.75],
  ['footer of modules, times Ghost’s', 'loads', 'ready', 'footer-modules', 'ghost', 1.1],
  ['footer, ms more than Ghost’s', 'loads', 'TBT', 'footer', 'ghost', 0],
  ['footer of modules, ms more than Ghost’s', 'loads', 'TBT', 'footer-modules', 'ghost', 0],
  ['sign-up', 'loads', 'layout shift', 'newsletter', undefined, 0],
  ['sign-up of modules', 'loads', 'layout shift', 'newsletter-modules', undefined, 0],
  ['footer', 'loads', 'layout shift', 'footer', undefined, 0],
  ['footer of modules', 'loads', 'layout shift', 'footer-modules', undefined, 0],
  ['prerendered, times without script', 'loads', 'painted', 'prerendered', 'prerendered-alone', 1.15],
];

/** Each goal with what the run has found. */
export function goalsTable(found: Found): string {
  const rows = GOALS.map(([what, run, figure, page, base, most]) => {
    const pages = found[run] ?? {};
    const own = medianIn(pages[page], figure);
    const other = base === undefined ? undefined : medianIn(pages[base], figure);
    const value = other === undefined ? own : figure === 'TBT' ? own - other : own / other;
    const digits = figure === 'layout shift' ? 3 : other === undefined || figure === 'TBT' ? 0 : 2;
    const said = Number.isNaN(value) ? 'not measured' : Number(value.toFixed(digits)) <= most ? 'yes' : '**no**';
    return [`${figure}: ${what}`, Number.isNaN(value) ? '–' : value.toFixed(digits), most.toFixed(digits), said];
  });
  return table(['', 'found', 'at most', 'reached'], rows);
}
