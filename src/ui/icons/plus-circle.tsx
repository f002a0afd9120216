import { Icon, type IconProps } from './icon.tsx';

/** Lucide: circle-plus. Copied. */
export function PlusCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M8 12h8" />
      <path d="M12 8v8" />
    </Icon>
  );
}
