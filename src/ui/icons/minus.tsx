import { Icon, type IconProps } from './icon.tsx';

/** Lucide: minus. Copied. */
export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}
