import { withLinkBase } from '../../src/embed/market/link-base.ts';
import { withAddress } from '../../src/embed/page/picture-address.ts';
import { LOGO_SIZE, logoAddress } from './content/logo-sources.ts';
import { useShopAddresses } from './shop-addresses.ts';

interface LogoProps {
  readonly label: string;
  readonly source: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A logo; its space is reserved before it has loaded. If there is no image, the space contains its name. */
export function Logo({ label, source, width = LOGO_SIZE, height = LOGO_SIZE }: LogoProps) {
  const { logoBase, linkBase, trustsPicture, addressOf } = useShopAddresses();
  const found = logoAddress(source, logoBase);
  // A source that is an address, of a picture of the shop.
  const written = found === source ? withLinkBase(found, linkBase) : found;
  if (written === undefined || !trustsPicture(written)) {
    return (
      <span className="footer-logo" role="img" aria-label={label} style={{ inlineSize: width, blockSize: height }} />
    );
  }
  const address = addressOf(written);
  return (
    <img
      ref={withAddress('src', address)}
      className="footer-logo"
      src={address}
      alt={label}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
