export const PLATFORMS = ['CLASSIC', 'TABLET', 'SMARTPHONE', 'MATCH'] as const;

export type Platform = (typeof PLATFORMS)[number];

/** Viewport widths in CSS pixels: below the first is `MATCH`, below the second `TABLET`, from it on `CLASSIC`. */
const PLATFORM_BREAKPOINTS = { tablet: 768, classic: 1280 } as const;

/** The platform of a viewport `width` CSS pixels wide (specification of the footer, section 4). */
export function platformOfWidth(width: number): Platform {
  if (width < PLATFORM_BREAKPOINTS.tablet) return 'MATCH';
  if (width < PLATFORM_BREAKPOINTS.classic) return 'TABLET';
  return 'CLASSIC';
}

/** The platform of the window as it is now. */
export function currentPlatform(): Platform {
  return platformOfWidth(window.innerWidth);
}

/**
 * Calls `listener` whenever the window's platform has changed.
 *
 * @returns the function that ends the subscription
 */
export function subscribeToPlatform(listener: () => void): () => void {
  let known = currentPlatform();
  const check = (): void => {
    const platform = currentPlatform();
    if (platform === known) return;
    known = platform;
    listener();
  };
  window.addEventListener('resize', check);
  return () => window.removeEventListener('resize', check);
}
