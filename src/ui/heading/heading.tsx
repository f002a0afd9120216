import type { ReactNode } from 'react';
import type { NativeProps } from '../native-props.ts';

/** `focusable` takes the place of `tabIndex`: a heading never becomes a stop of the Tab key. */
export interface HeadingProps extends NativeProps<'h2', 'tabIndex'> {
  /** 1 to 6: the level in the page's outline. */
  readonly level: number;
  /** Allows a script to focus the heading, for example when it replaces a form. */
  readonly focusable?: boolean;
  readonly children: ReactNode;
}

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading with a configurable level. A level outside 1 to 6 is clamped. */
export function Heading({ level, focusable = false, children, ...rest }: HeadingProps) {
  const Tag = TAGS[Math.min(Math.max(Math.trunc(level), 1), TAGS.length) - 1] ?? 'h6';
  return (
    <Tag {...rest} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Tag>
  );
}
