import { Icon, type IconProps } from './icon.tsx';

/** Lucide: arrow-down. Copied. */
export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14" />
      <path d="m19 12-7 7-7-7" />
    </Icon>
  );
}
