import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge in CSS pixels. */
  readonly size?: 12 | 16 | 24;
  /** What a screen reader says; without it the icon is decoration. */
  readonly label?: string;
}

interface IconFrameProps extends IconProps {
  readonly children: ReactNode;
}

/** The grid that every icon is drawn on: 24 by 24, strokes in the text's colour, round ends. */
export function Icon({ size = 24, label, children }: IconFrameProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      // Thinner on the grid where the icon is larger, so that the stroke looks the same at every size.
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
