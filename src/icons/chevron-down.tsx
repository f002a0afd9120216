import { Icon, type IconProps } from './icon.tsx';

/** An arrow head that points down. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}
