import { Icon, type IconProps } from './icon.tsx';

/** Two coffee beans. */
export function CoffeeBeansIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <g transform="rotate(-25 8 14.5)">
        <ellipse cx="8" cy="14.5" rx="4" ry="6.25" />
        <path d="M8 8.25c1.94 2.08 -1.94 4.17 0 6.25s-1.94 4.17 0 6.25" />
      </g>
      <g transform="rotate(30 17 9)">
        <ellipse cx="17" cy="9" rx="3.75" ry="5.75" />
        <path d="M17 3.25c1.79 1.92 -1.79 3.83 0 5.75s-1.79 3.83 0 5.75" />
      </g>
    </Icon>
  );
}
