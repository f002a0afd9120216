import { Icon, type IconProps } from './icon.tsx';

/** A coffee bean in a circle of arrows. */
export function SubscriptionIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 11A8.5 8.5 0 0 0 5 7L3.5 9M3.5 4.5V9H8M3.5 13A8.5 8.5 0 0 0 19 17l1.5-2M20.5 19.5V15H16" />
      <g transform="rotate(40 12 12)">
        <ellipse cx="12" cy="12" rx="2.25" ry="3.5" />
        <path d="M12 8.5c1.09 1.17 -1.09 2.33 0 3.5s-1.09 2.33 0 3.5" />
      </g>
    </Icon>
  );
}
