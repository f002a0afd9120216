import { Icon, type IconProps } from './icon.tsx';

/** A parcel with an arrow back. */
export function ReturnsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8 5.5 4h13l2 4v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1zM3.5 8h17M15.5 17v-1.5a2 2 0 0 0-2-2H8.5M10.8 11.2l-2.3 2.3 2.3 2.3" />
    </Icon>
  );
}
