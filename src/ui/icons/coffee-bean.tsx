import { Icon, type IconProps } from './icon.tsx';

/** A coffee bean. */
export function CoffeeBeanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <g transform="rotate(40 12 12)">
        <ellipse cx="12" cy="12" rx="6" ry="9.25" />
        <path d="M12 2.75c2.88 3.08 -2.88 6.17 0 9.25s-2.88 6.17 0 9.25" />
      </g>
    </Icon>
  );
}
