import type { ReactNode, Ref } from 'react';

interface HeadingProps {
  /** 1 to 6; where in the page's outline the heading stands. */
  readonly level: number;
  readonly className?: string;
  readonly id?: string;
  readonly part?: string;
  /** Lets a script focus the heading, as after a form has made room for it. */
  readonly focusable?: boolean;
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** A heading whose level comes from outside. Past the sixth there is none, so deeper ones stay there. */
export function Heading({ level, focusable = false, children, ...rest }: HeadingProps) {
  const Tag = TAGS[Math.min(level, 6) as keyof typeof TAGS];
  return (
    <Tag {...rest} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Tag>
  );
}
