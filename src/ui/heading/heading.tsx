import type { ReactNode } from 'react';
import type { NativeProps } from '../native-props.ts';

export interface HeadingProps extends NativeProps<'h2', 'tabIndex'> {
  /** 1 to 6; where in the page's outline the heading stands. */
  readonly level: number;
  /** Lets a script focus the heading, as after a form has made room for it. */
  readonly focusable?: boolean;
  /** What the heading says. */
  readonly children: ReactNode;
}

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading whose level comes from outside. A level that HTML does not have becomes the nearest one. */
export function Heading({ level, focusable = false, children, ...rest }: HeadingProps) {
  const Tag = TAGS[Math.min(Math.max(Math.trunc(level), 1), TAGS.length) - 1] ?? 'h6';
  return (
    <Tag {...rest} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Tag>
  );
}
