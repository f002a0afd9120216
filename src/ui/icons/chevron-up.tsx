import { Icon, type IconProps } from './icon.tsx';

/** Lucide: chevron-up. Copied. */
export function ChevronUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m18 15-6-6-6 6" />
    </Icon>
  );
}
