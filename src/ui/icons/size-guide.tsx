import { Icon, type IconProps } from './icon.tsx';

/** A measuring tape. */
export function SizeGuideIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 8h19v8h-19zM6.5 8v3M10 8v4.5M14 8v3M17.5 8v4.5" />
    </Icon>
  );
}
