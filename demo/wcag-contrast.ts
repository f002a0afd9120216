/** Red, green and blue from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

/** The contrast of two opaque colours from 1 to 21, after https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrastOf(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
