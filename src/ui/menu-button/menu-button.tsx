import { MenuIcon } from '../icons/icons.ts';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { useLabelFinder } from '../labels/labels.ts';

/** The menu is rendered by the owner, who passes its id as `controls`. */
export interface MenuButtonProps extends Omit<IconButtonProps, 'label' | 'icon' | 'expanded'> {
  /** Name for screen readers, "Menü öffnen". Default: the root's label. */
  readonly label?: string | undefined;
  readonly expanded: boolean;
}

/** Opens and closes a menu. Its name does not change, because `expanded` already says whether the menu is open. */
export function MenuButton({ label, size = 'large', ...button }: MenuButtonProps) {
  const labelOf = useLabelFinder('MenuButton');
  return (
    <IconButton
      {...button}
      size={size}
      label={label ?? labelOf('openMenu')}
      icon={<MenuIcon size={size === 'small' ? 16 : 24} />}
    />
  );
}
