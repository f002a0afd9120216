import { Icon, type IconProps } from './icon.tsx';

/** Lucide: check. Copied. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 6 9 17l-5-5" />
    </Icon>
  );
}
