import { Icon, type IconProps } from './icon.tsx';

/** A filled heart. */
export function WishlistFilledIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M12 20.5S3 15.4 3 9.2A4.9 4.9 0 0 1 12 6.5a4.9 4.9 0 0 1 9 2.7c0 6.2-9 11.3-9 11.3z"
        fill="currentColor"
      />
    </Icon>
  );
}
