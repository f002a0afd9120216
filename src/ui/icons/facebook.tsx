import { Icon, type IconProps } from './icon.tsx';
import { FACEBOOK } from './network-outlines.ts';

/** An f. */
export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={FACEBOOK} />
    </Icon>
  );
}
