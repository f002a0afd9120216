import { Icon, type IconProps } from './icon.tsx';

/** An arrow head that points down, or up in a control that is expanded. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props} className="icon-chevron">
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}
