import { Icon, type IconProps } from './icon.tsx';

/** A stamp with a coffee bean. */
export function CoffeeStampIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.25" strokeDasharray="3.2 2.61" />
      <g transform="rotate(40 12 12)">
        <ellipse cx="12" cy="12" rx="3.25" ry="5" />
        <path d="M12 7c1.56 1.67 -1.56 3.33 0 5s-1.56 3.33 0 5" />
      </g>
    </Icon>
  );
}
