import { Icon, type IconProps } from './icon.tsx';

/** Lucide: pause. Copied. */
export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="14" y="3" width="5" height="18" rx="1" />
      <rect x="5" y="3" width="5" height="18" rx="1" />
    </Icon>
  );
}
