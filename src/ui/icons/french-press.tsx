import { Icon, type IconProps } from './icon.tsx';

/** A French press. */
export function FrenchPressIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 8h10v12a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1zM15.5 10.5h2a2 2 0 0 1 2 2V16a2 2 0 0 1-2 2h-2M10.5 8V3M8.5 3h4M5.5 14h10" />
    </Icon>
  );
}
