import { Icon, type IconProps } from './icon.tsx';

/** A map pin with a shop. */
export function StoreFinderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 22s-8-6.3-8-12.2a8 8 0 0 1 16 0C20 15.7 12 22 12 22zM8 9.5h8M9 9.5v4h6v-4M8 9.5l1-3h6l1 3" />
    </Icon>
  );
}
