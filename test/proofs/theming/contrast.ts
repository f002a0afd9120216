/** Red, green and blue from 0 to 255. */
type Color = readonly [red: number, green: number, blue: number];

/**
 * The contrast of two colours from 1 to 21.
 *
 * @param foreground `#rrggbb`, or `rgb(r g b / a%)`, which is laid over the background
 * @param background `#rrggbb`
 */
export function contrast(foreground: string, background: string): number {
  const ground = readColor(background);
  return contrastOf(readColor(foreground, ground), ground);
}

/** A colour as `#rrggbb`, as it is over a ground. */
export function over(color: string, ground: string): string {
  const hex = readColor(color, readColor(ground)).map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

function readColor(text: string, ground?: Color): Color {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  if (short)
    return readColor(
      `#${short
        .slice(1)
        .flatMap((digit) => [digit, digit])
        .join('')}`,
    );
  const [, hex] = /^#([\da-f]{6})$/i.exec(text) ?? [];
  if (hex !== undefined) return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color;
  const parts = /^rgba?\(([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)(?:[ ,/]+([\d.]+)(%?))?\)$/.exec(text);
  if (!parts) throw new Error(`Not a colour of the form that the style sheets use: ${text}`);
  const [, red, green, blue, alpha = '1', percent] = parts;
  const share = Number(alpha) / (percent ? 100 : 1);
  if (share < 1 && !ground) throw new Error(`A transparent colour needs a ground: ${text}`);
  return [red, green, blue].map(
    (part, at) => Number(part) * share + (ground?.[at] ?? 0) * (1 - share),
  ) as unknown as Color;
}

/** The contrast of two opaque colours from 1 to 21, after https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
function contrastOf(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: Color): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
