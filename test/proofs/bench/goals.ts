import { table } from '../../../src/build/documentation/tables.ts';
import { type Figures, quotientOf } from './figures.ts';

/** The figures of the measured pages: of a measurement by its name, and of a page by its name. */
export type Found = Readonly<Record<string, Readonly<Record<string, readonly Figures[]>>>>;

/** What is wanted of a run: a figure of a page, of which other page it is a multiple, and how much it may be. */
const GOALS: ReadonlyArray<
  readonly [what: string, run: string, figure: string, page: string, base: string | undefined, most: number]
> = [
  ['sign-up, times Ghost’s', 'loads', 'painted', 'newsletter', 'ghost', 0.6],
  ['sign-up, times that of the older build', 'loads', 'painted', 'newsletter', 'newsletter-old', 0.95],
  ['sign-up, total blocking time in ms', 'loads', 'TBT', 'newsletter', undefined, 20],
  ['footer, one site, times Ghost’s', 'loads', 'painted', 'footer-de', 'ghost', 0.95],
  ['footer, times that of the older build', 'loads', 'painted', 'footer', 'footer-old', 1],
  ['prerendered, times without script', 'loads', 'painted', 'prerendered', 'prerendered-alone', 1.15],
  ['sign-up, third view, times the form without a script', 'warm', 'painted 3', 'newsletter', 'static', 1.1],
];

/** Each goal with what the run has found. */
export function goalsTable(found: Found): string {
  const rows = GOALS.map(([what, run, figure, page, base, most]) => {
    const pages = found[run] ?? {};
    const value = quotientOf(pages[page], base === undefined ? 'none' : pages[base], figure);
    const digits = base === undefined ? 0 : 2;
    const said = Number.isNaN(value) ? 'not measured' : value <= most ? 'yes' : '**no**';
    return [`${figure}: ${what}`, Number.isNaN(value) ? '–' : value.toFixed(digits), most.toFixed(digits), said];
  });
  return table(['', 'found', 'at most', 'reached'], rows);
}
