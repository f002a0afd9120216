import { Icon, type IconProps } from './icon.tsx';
import { PINTEREST } from './network-outlines.ts';

/** A p. */
export function PinterestIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={PINTEREST} />
    </Icon>
  );
}
