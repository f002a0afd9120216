import { Icon, type IconProps } from './icon.tsx';

/** Lucide: arrow-left. Copied. */
export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 19-7-7 7-7" />
      <path d="M19 12H5" />
    </Icon>
  );
}
