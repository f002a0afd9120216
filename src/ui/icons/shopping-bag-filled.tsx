import { Icon, type IconProps } from './icon.tsx';

/** A shopping bag with something in it. */
export function ShoppingBagFilledIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.2 8h13.6l1.2 12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z" fill="currentColor" />
      <path d="M8.5 8V6.5a3.5 3.5 0 0 1 7 0V8" />
    </Icon>
  );
}
