import { Icon, type IconProps } from './icon.tsx';

/** A takeaway cup. */
export function CoffeeToGoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 8h15M6.5 8l1-4.5h9l1 4.5M6.5 8l1.2 12.1a1 1 0 0 0 1 .9h6.6a1 1 0 0 0 1-.9L17.5 8M7 12.5h10M7.4 16.5h9.2" />
    </Icon>
  );
}
