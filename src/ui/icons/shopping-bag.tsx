import { Icon, type IconProps } from './icon.tsx';

/** A shopping bag. */
export function ShoppingBagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.2 8h13.6l1.2 12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM8.5 11V6.5a3.5 3.5 0 0 1 7 0V11" />
    </Icon>
  );
}
