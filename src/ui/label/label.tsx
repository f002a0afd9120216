import type { ReactNode } from 'react';
import { classNames, type NativeProps } from '../native-props.ts';

export interface LabelProps extends NativeProps<'span'> {
  /** What kind of word it is, which decides its colours. */
  readonly variant?: 'neutral' | 'accent' | 'success' | 'warning' | 'information' | 'error';
  /** An icon of 12 px before the text. */
  readonly icon?: ReactNode;
  /** The word. */
  readonly children: ReactNode;
}

/** A small word about a thing: its state, its kind. No control. */
export function Label({ variant = 'neutral', icon, className, children, ...box }: LabelProps) {
  return (
    <span {...box} className={classNames(`label label-${variant}`, className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
