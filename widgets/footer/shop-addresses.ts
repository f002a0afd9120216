import { createContext, useContext } from 'react';

/** The addresses of the shop that the parts of the footer need. */
export interface ShopAddresses {
  /** The shop's own host names: links to other hosts are marked as external. */
  readonly ownHosts: readonly string[];
  /** URL of the folder of the logos, with a slash at the end. */
  readonly logoBase: string;
}

export const ShopAddressesContext = createContext<ShopAddresses>({ ownHosts: [], logoBase: '' });

export function useShopAddresses(): ShopAddresses {
  return useContext(ShopAddressesContext);
}
