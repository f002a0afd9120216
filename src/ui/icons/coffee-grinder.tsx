import { Icon, type IconProps } from './icon.tsx';

/** A hand mill. */
export function CoffeeGrinderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 13h12v7a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1zM7.5 13a4.5 4.5 0 0 1 9 0M12 8.5V4h6M10.5 17h3" />
      <circle cx="19.25" cy="4" r="1.25" />
    </Icon>
  );
}
