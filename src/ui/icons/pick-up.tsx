import { Icon, type IconProps } from './icon.tsx';

/** A hand with a parcel. */
export function PickUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 2.5h9v8h-9zM13 2.5v3M2.5 14H5l4 1.5h3.5a1.5 1.5 0 0 1 0 3H9M13.8 17.3l5.1-2.7a1.6 1.6 0 0 1 1.6 2.8l-7.3 4.1-10.7-1.5" />
    </Icon>
  );
}
