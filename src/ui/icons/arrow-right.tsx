import { Icon, type IconProps } from './icon.tsx';

/** Lucide: arrow-right. Copied. */
export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
      <path d="m12 5 7 7-7 7" />
    </Icon>
  );
}
