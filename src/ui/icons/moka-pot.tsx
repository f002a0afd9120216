import { Icon, type IconProps } from './icon.tsx';

/** A stove-top pot. */
export function MokaPotIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 4.5h8l1.5 7.5H6zM6 12h11l1.5 9h-14zM11.5 4.5V2.5M15.8 6H20v5.5M7.5 4.5 5 6.5" />
    </Icon>
  );
}
