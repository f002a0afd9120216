import { Icon, type IconProps } from './icon.tsx';

/** Lucide: circle-minus. Copied. */
export function MinusCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M8 12h8" />
    </Icon>
  );
}
