import { Icon, type IconProps } from './icon.tsx';

/** An espresso machine with a cup. */
export function CoffeeMachineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3h14v5H5zM7 8v13M4.5 21h15M12 8v2.5h4V8M11.5 14h5v2a2.5 2.5 0 0 1-5 0z" />
    </Icon>
  );
}
