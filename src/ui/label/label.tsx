import type { ReactNode } from 'react';
import { classNames, type NativeProps } from '../native-props.ts';

/** The variant is only colour, which is not announced: the text has to say the same. */
export interface LabelProps extends NativeProps<'span'> {
  /** Kind of the label; determines its colours. */
  readonly variant?: 'neutral' | 'accent' | 'success' | 'warning' | 'information' | 'error';
  /** Icon of 12 px before the text. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short label for the state or kind of something. Not interactive. */
export function Label({ variant = 'neutral', icon, className, children, ...box }: LabelProps) {
  return (
    <span {...box} className={classNames(`label label-${variant}`, className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
