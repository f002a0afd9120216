import type { ReactNode } from 'react';

/** There is no prop for the colour: an icon has that of the text around it. */
export interface IconProps {
  /** Width and height in CSS pixels. */
  readonly size?: 12 | 16 | 24;
  /** Label for screen readers; without it the icon is decorative. */
  readonly label?: string | undefined;
}

interface IconFrameProps extends IconProps {
  /** A class beside `icon`, for icons that change. */
  readonly className?: string;
  /** Width on the grid. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** The frame of every icon: a grid of 24 by 24, strokes in the text's colour, round line ends. */
export function Icon({ size = 24, label, className, width = 24, children }: IconFrameProps) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={(size * width) / 24}
      height={size}
      viewBox={`0 0 ${width} 24`}
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

interface BrandProps extends IconProps {
  /** A solid drawing on a grid of 24 by 24. */
  readonly d: string;
}

/** A brand's mark, scaled into the area that the strokes of the other icons take. */
export function Mark({ d, ...icon }: BrandProps) {
  return (
    <Icon {...icon}>
      <path fill="currentColor" stroke="none" transform="translate(2 2) scale(0.8333)" d={d} />
    </Icon>
  );
}

interface CardProps extends BrandProps {
  readonly scale: number;
  /** Whether the drawing needs a card around it. */
  readonly frame?: boolean;
}

/** A brand's wordmark on a card, 38 wide where an icon is 24: in a square it could not be read. */
export function Card({ d, scale, frame = true, ...icon }: CardProps) {
  const move = `translate(${19 - 12 * scale} ${12 - 12 * scale})`;
  return (
    <Icon {...icon} width={38}>
      {frame && <rect x="0.5" y="0.5" width="37" height="23" rx="3.5" strokeWidth={1} />}
      <path fill="currentColor" stroke="none" transform={`${move} scale(${scale})`} d={d} />
    </Icon>
  );
}
