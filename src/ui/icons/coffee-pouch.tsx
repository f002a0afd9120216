import { Icon, type IconProps } from './icon.tsx';

/** A pouch of coffee with a bean on it. */
export function CoffeePouchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3h8v4H8zM8 7l-2.5 4v8.5A1.5 1.5 0 0 0 7 21h10a1.5 1.5 0 0 0 1.5-1.5V11L16 7" />
      <g transform="rotate(40 12 14.5)">
        <ellipse cx="12" cy="14.5" rx="2.25" ry="3.5" />
        <path d="M12 11c1.09 1.17 -1.09 2.33 0 3.5s-1.09 2.33 0 3.5" />
      </g>
    </Icon>
  );
}
