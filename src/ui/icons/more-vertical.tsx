import { Icon, type IconProps } from './icon.tsx';

/** Lucide: ellipsis-vertical. Copied. */
export function MoreVerticalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="1" />
      <circle cx="12" cy="5" r="1" />
      <circle cx="12" cy="19" r="1" />
    </Icon>
  );
}
