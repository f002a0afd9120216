import { Icon, type IconProps } from './icon.tsx';

/** Lucide: chevron-left. Copied. */
export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m15 18-6-6 6-6" />
    </Icon>
  );
}
