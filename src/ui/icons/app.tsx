import { Icon, type IconProps } from './icon.tsx';

/** A phone with the shop on it. */
export function AppIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2" />
      <g transform="rotate(40 12 10.5)">
        <ellipse cx="12" cy="10.5" rx="2.25" ry="3.5" />
        <path d="M12 7c1.09 1.17 -1.09 2.33 0 3.5s-1.09 2.33 0 3.5" />
      </g>
      <path d="M11 18h2" />
    </Icon>
  );
}
