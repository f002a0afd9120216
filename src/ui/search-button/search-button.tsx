import { SearchIcon } from '../icons/icons.ts';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { useLabelFinder } from '../labels/labels.ts';

/** There is no `icon`: the magnifying glass follows the `size`. */
export interface SearchButtonProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** Name for screen readers, "Suchen". Default: the root's label. */
  readonly label?: string | undefined;
}

/** Submits the search form by default. */
export function SearchButton({ label, size = 'large', type = 'submit', ...button }: SearchButtonProps) {
  const labelOf = useLabelFinder('SearchButton');
  const icon = <SearchIcon size={size === 'small' ? 16 : 24} />;
  return <IconButton {...button} size={size} type={type} label={label ?? labelOf('search')} icon={icon} />;
}
