import { Icon, type IconProps } from './icon.tsx';

/** Lucide: chevron-right. Copied. */
export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9 18 6-6-6-6" />
    </Icon>
  );
}
