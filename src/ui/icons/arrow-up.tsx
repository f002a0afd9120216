import { Icon, type IconProps } from './icon.tsx';

/** Lucide: arrow-up. Copied. */
export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12 7-7 7 7" />
      <path d="M12 19V5" />
    </Icon>
  );
}
