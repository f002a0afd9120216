import type { ReactNode } from 'react';
import { classNames, type NativeProps } from '../native-props.ts';
import { newWindow } from '../new-window.ts';

export interface TextLinkProps extends NativeProps<'a'> {
  /** Where the link leads. */
  readonly href: string;
  /** Opens a new window, so that what was typed here is kept; says so to screen readers. */
  readonly newWindowLabel?: string | undefined;
  /** The words that are the link. */
  readonly children?: ReactNode;
}

/** A link inside text. */
export function TextLink({ newWindowLabel, className, children, ...link }: TextLinkProps) {
  return (
    <a {...link} {...newWindow(newWindowLabel, link.rel)} className={classNames('text-link', className)}>
      {children}
      {newWindowLabel !== undefined && <span className="visually-hidden"> {newWindowLabel}</span>}
    </a>
  );
}
