import { createElement, type ReactElement, type ReactNode } from 'react';

/** There is no prop for the colour: an icon has that of the text around it. */
interface IconProps {
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

/** A shape of a drawing: an element of SVG, and its attributes as React names them. */
export type Shape = readonly [
  tag: 'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'polyline' | 'rect',
  attributes: Readonly<Record<string, string>>,
];

/** The shapes, or in `icons.ts` the name in a set, which the build replaces by its shapes. */
type Drawing = readonly Shape[] | `${'lucide' | 'simple-icons' | 'own'}:${string}`;

export type IconComponent = (props: IconProps) => ReactElement;

/** An icon of strokes. */
export function icon(drawing: Drawing, className?: string): IconComponent {
  const shapes = shapesOf(drawing).map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
  return function StrokeIcon(props) {
    return (
      <Icon {...props} {...(className === undefined ? {} : { className })}>
        {shapes}
      </Icon>
    );
  };
}

/** A brand's mark, scaled into the area that the strokes of the other icons take. */
export function mark(drawing: Drawing): IconComponent {
  const d = pathOf(drawing);
  return function MarkIcon(props) {
    return (
      <Icon {...props}>
        <path fill="currentColor" stroke="none" transform="translate(2 2) scale(0.8333)" d={d} />
      </Icon>
    );
  };
}

/**
 * A brand's wordmark on a card, 38 wide where an icon is 24: in a square it could not be read.
 *
 * @param hasFrame whether the drawing needs a card around it
 */
export function card(drawing: Drawing, scale: number, hasFrame = true): IconComponent {
  const d = pathOf(drawing);
  const move = `translate(${19 - 12 * scale} ${12 - 12 * scale})`;
  return function CardIcon(props) {
    return (
      <Icon {...props} width={38}>
        {hasFrame && <rect x="0.5" y="0.5" width="37" height="23" rx="3.5" strokeWidth={1} />}
        <path fill="currentColor" stroke="none" transform={`${move} scale(${scale})`} d={d} />
      </Icon>
    );
  };
}

function shapesOf(drawing: Drawing): readonly Shape[] {
  if (typeof drawing === 'string') throw new Error(`src/build/icons.ts has to put the drawing in place of ${drawing}.`);
  return drawing;
}

/** The path of a drawing that is one. */
function pathOf(drawing: Drawing): string | undefined {
  return shapesOf(drawing)[0]?.[1]['d'];
}
