import { Icon, type IconProps } from './icon.tsx';
import { APP_STORE } from './network-outlines.ts';

/** Three strokes in a circle. */
export function AppStoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={APP_STORE} />
    </Icon>
  );
}
