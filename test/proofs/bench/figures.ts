/** The middle value, or the mean of the two middle values. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** What one load measured, by the names of the columns. */
export type Figures = Readonly<Record<string, number>>;

/** The loads of one page; none of a page that was not measured. */
type Loads = readonly Figures[] | undefined;

const column = (loads: Loads, name: string): readonly number[] => (loads ?? []).map((load) => load[name] ?? Number.NaN);

/** The median with the smallest and the largest value: `607 (580 to 650)`. A dash if it was not measured. */
export function rangeOf(loads: Loads, name: string, digits: number): string {
  const values = column(loads, name);
  const [median, min, max] = [medianOf(values), Math.min(...values), Math.max(...values)];
  if (Number.isNaN(median)) return '–';
  return `${median.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)})`;
}

/** How many times the median of `base` the median of `loads` is. A dash if the base is nothing. */
export function ratio(loads: Loads, base: Loads, name: string, baseName: string): string {
  const quotient = medianIn(loads, name) / medianIn(base, baseName);
  return Number.isFinite(quotient) ? quotient.toFixed(2) : '–';
}

/** The median of what loads measured; `NaN` if there were none. */
export const medianIn = (loads: Loads, name: string): number => medianOf(column(loads, name));
