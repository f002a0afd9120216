import { Icon, type IconProps } from './icon.tsx';
import { GOOGLE_PLAY } from './network-outlines.ts';

/** A triangle that plays. */
export function GooglePlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={GOOGLE_PLAY} />
    </Icon>
  );
}
