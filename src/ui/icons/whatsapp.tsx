import { Icon, type IconProps } from './icon.tsx';
import { WHATSAPP } from './network-outlines.ts';

/** A receiver in a bubble. */
export function WhatsappIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={WHATSAPP} />
    </Icon>
  );
}
