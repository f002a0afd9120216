import { Icon, type IconProps } from './icon.tsx';
import { TIKTOK } from './network-outlines.ts';

/** A note. */
export function TiktokIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={TIKTOK} />
    </Icon>
  );
}
