import type { ReactNode } from 'react';
import { classNames, type NativeProps } from '../native-props.ts';

/** The variant changes only the colour, which screen readers do not announce; the text must say the same. */
export interface BanderoleProps extends NativeProps<'span'> {
  /** `offer` for prices, `new` for new products, `quiet` for everything else. */
  readonly variant?: 'offer' | 'new' | 'quiet';
  /** The side of the picture. */
  readonly side?: 'start' | 'end';
  /** A few words. */
  readonly children: ReactNode;
}

/** A band with a few words across the corner of a picture, such as "-20 %". Its container must be positioned. */
export function Banderole({ variant = 'offer', side = 'start', className, children, ...box }: BanderoleProps) {
  return (
    <span {...box} className={classNames(`banderole banderole-${variant} banderole-${side}`, className)}>
      {children}
    </span>
  );
}
