import { Icon, type IconProps } from './icon.tsx';
import { YOUTUBE } from './network-outlines.ts';

/** A screen that plays. */
export function YoutubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={YOUTUBE} />
    </Icon>
  );
}
