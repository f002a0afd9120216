import { Icon, type IconProps } from './icon.tsx';

/** Lucide: plus. Copied. */
export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
      <path d="M12 5v14" />
    </Icon>
  );
}
