import { Icon, type IconProps } from './icon.tsx';

/** A coffee filter on a stand. */
export function CoffeeFilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h16l-5 9H9zM9.5 13v3h5v-3M12 16v2M6 21h12" />
    </Icon>
  );
}
