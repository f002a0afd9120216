import { Icon, type IconProps } from './icon.tsx';

/** A lorry with a check mark. */
export function FreeShippingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.2 16.5H2.5V6H14v10.5H8.8M14 9.5h3.8l3.7 3.5v3.5h-1.7M15.2 16.5H14M5.5 10.7l2 2 3.5-3.6" />
      <circle cx="6.5" cy="17" r="2.25" />
      <circle cx="17.5" cy="17" r="2.25" />
    </Icon>
  );
}
