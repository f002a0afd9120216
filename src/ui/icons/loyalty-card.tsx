import { Icon, type IconProps } from './icon.tsx';

/** A card with a coffee bean. */
export function LoyaltyCardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="5" width="19" height="14" rx="2" />
      <g transform="rotate(40 8.25 12)">
        <ellipse cx="8.25" cy="12" rx="2.25" ry="3.5" />
        <path d="M8.25 8.5c1.09 1.17 -1.09 2.33 0 3.5s-1.09 2.33 0 3.5" />
      </g>
      <path d="M14 10h4M14 14h4" />
    </Icon>
  );
}
