import type { ReactNode } from 'react';
import { classNames, type NativeProps } from '../native-props.ts';
import { newWindow } from '../new-window.ts';

/** `newWindowLabel` also sets `target` and, where it is not given, `rel`. */
export interface TextLinkProps extends NativeProps<'a'> {
  readonly href: string;
  /** Opens the link in a new window, so that typed values are kept; the text for screen readers. */
  readonly newWindowLabel?: string | undefined;
  readonly children?: ReactNode;
}

/** A link inside text. */
export function TextLink({ newWindowLabel, className, children, ...link }: TextLinkProps) {
  return (
    <a {...link} {...newWindow(newWindowLabel, link.rel)} className={classNames('text-link', className)}>
      {children}
      {newWindowLabel !== undefined && <span className="visually-hidden">{`\u00A0${newWindowLabel}`}</span>}
    </a>
  );
}
