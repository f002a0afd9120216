import { Icon, type IconProps } from './icon.tsx';

/** A coffee bean as a loyalty point. */
export function LoyaltyBeanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <g transform="rotate(40 10 13.5)">
        <ellipse cx="10" cy="13.5" rx="5" ry="7.75" />
        <path d="M10 5.75c2.41 2.58 -2.41 5.17 0 7.75s-2.41 5.17 0 7.75" />
      </g>
      <path d="M18.5 2.5v5M16 5h5" />
    </Icon>
  );
}
