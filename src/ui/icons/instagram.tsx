import { Icon, type IconProps } from './icon.tsx';
import { INSTAGRAM } from './network-outlines.ts';

/** A camera. */
export function InstagramIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={INSTAGRAM} />
    </Icon>
  );
}
