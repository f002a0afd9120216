const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** When a wait is over, in words: "in 2 Minuten", rounded up. The words stay on one line. */
export function timeUntil(milliseconds: number, locale: string): string {
  const [unit, length] = UNITS.find(([, size]) => milliseconds > 1.5 * size) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(locale).format(Math.ceil(milliseconds / length), unit).replaceAll(' ', '\u00A0');
}
