import { Icon, type IconProps } from './icon.tsx';

/** An i in a circle. */
export function InformationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.01" />
    </Icon>
  );
}
