import { Icon, type IconProps } from './icon.tsx';

/** Lucide: barcode. Copied. */
export function BarcodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5v14" />
      <path d="M8 5v14" />
      <path d="M12 5v14" />
      <path d="M17 5v14" />
      <path d="M21 5v14" />
    </Icon>
  );
}
