import { Icon, type IconProps } from './icon.tsx';

/** A coffee capsule. */
export function CoffeeCapsuleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6h17M5.5 6l2.3 12.3A2 2 0 0 0 9.8 20h4.4a2 2 0 0 0 2-1.7L18.5 6M6.5 11h11" />
    </Icon>
  );
}
