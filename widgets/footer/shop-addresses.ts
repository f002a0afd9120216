import { createContext, useContext } from 'react';

export interface ShopAddresses {
  /** The shop's own host names: links to other hosts are marked as external. */
  readonly ownHosts: readonly string[];
  /** URL of the folder of the logos, with a slash at the end. */
  readonly logoBase: string;
  /** The origin of the shop, which own pictures come from; empty for the page's own. */
  readonly linkBase: string;
  /** Whether a picture of the content may be loaded: in a placeholder, only from an origin that the page trusts. */
  readonly trustsPicture: (address: string) => boolean;
  /** The target of an address, whatever `<base>` there is in the content. */
  readonly addressOf: (address: string) => string;
}

export const asWritten: ShopAddresses['addressOf'] = (address) => address;

export const ShopAddressesContext = createContext<ShopAddresses>({
  ownHosts: [],
  logoBase: '',
  linkBase: '',
  trustsPicture: () => true,
  addressOf: asWritten,
});

export function useShopAddresses(): ShopAddresses {
  return useContext(ShopAddressesContext);
}
