import { listen } from './listen.ts';

export const PLATFORMS = ['CLASSIC', 'TABLET', 'SMARTPHONE', 'MATCH'] as const;

/** The layout that a tag shows, as the attribute `platform` has it. */
export type Platform = (typeof PLATFORMS)[number];

/** Viewport widths in CSS pixels: below the first `MATCH`, below the second `TABLET`, otherwise `CLASSIC`. */
export const PLATFORM_BREAKPOINTS = { tablet: 768, classic: 1280 } as const;

export function currentPlatform(): Platform {
  if (!isAtLeast(PLATFORM_BREAKPOINTS.tablet)) return 'MATCH';
  return isAtLeast(PLATFORM_BREAKPOINTS.classic) ? 'CLASSIC' : 'TABLET';
}

/** Whether the viewport is that wide. Not by `innerWidth`, which a variable of the page may shadow. */
function isAtLeast(width: number): boolean {
  return window.matchMedia(`(min-width: ${width}px)`).matches;
}

/** Calls `listener` when the platform changes with the viewport; returns the function that ends the subscription. */
export function subscribeToPlatform(listener: () => void): () => void {
  let known = currentPlatform();
  const check = (): void => {
    const platform = currentPlatform();
    if (platform === known) return;
    known = platform;
    listener();
  };
  return listen('resize', check);
}
