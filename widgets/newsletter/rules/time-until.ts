const MINUTE = ['minute', 60_000] as const;
const LONG = [['day', 86_400_000], ['hour', 3_600_000], MINUTE] as const;

/** When a wait is over, in words: "in 2 Minuten", rounded up. The words stay on one line. */
export function timeUntil(milliseconds: number, locale: string): string {
  const long = LONG.find(([, size]) => milliseconds > 1.5 * size) ?? MINUTE;
  const [unit, length] = milliseconds < 60_000 ? (['second', 1000] as const) : long;
  return new Intl.RelativeTimeFormat(locale).format(Math.ceil(milliseconds / length), unit).replaceAll(' ', '\u00A0');
}
