import type { ReactNode } from 'react';

export interface LabelProps {
  readonly variant?: 'neutral' | 'accent' | 'success' | 'warning' | 'information' | 'error';
  /** An icon of 12 px before the text. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A small word about a thing: its state, its kind. No control. */
export function Label({ variant = 'neutral', icon, children }: LabelProps) {
  return (
    <span className={`label label-${variant}`}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
