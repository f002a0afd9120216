import type { ReactNode } from 'react';

export interface BanderoleProps {
  /** `offer` for prices, `new` for what has just come, `quiet` for everything else. */
  readonly variant?: 'offer' | 'new' | 'quiet';
  /** At which side of its picture the band hangs. */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A band across the corner of a picture: a few words such as "new" or "-20 %". Its container is positioned. */
export function Banderole({ variant = 'offer', side = 'start', children }: BanderoleProps) {
  return <span className={`banderole banderole-${variant} banderole-${side}`}>{children}</span>;
}
