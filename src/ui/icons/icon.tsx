import type { ReactNode } from 'react';

/** There is no prop for the colour: an icon has that of the text around it. */
export interface IconProps {
  /** Width and height in CSS pixels. */
  readonly size?: 12 | 16 | 24;
  /** Label for screen readers; without it the icon is decorative. */
  readonly label?: string;
}

interface IconFrameProps extends IconProps {
  /** A class beside `icon`, for icons that change. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame of every icon: a grid of 24 by 24, strokes in the text's colour, round line ends. */
export function Icon({ size = 24, label, className, children }: IconFrameProps) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      // A larger icon has a thinner stroke on the grid, so that the stroke is equally wide at every size.
      strokeWidth={STROKES[size]}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  );
}

const STROKES = { 12: 3, 16: 2.25, 24: 1.75 } as const;
