import { Icon, type IconProps } from './icon.tsx';

/** A check mark in a circle. */
export function SuccessIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.5 2.75 2.75L16 9.5" />
    </Icon>
  );
}
