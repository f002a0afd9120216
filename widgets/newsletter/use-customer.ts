import { useEffect, useEffectEvent } from 'react';
import type { CustomerClient } from '../../src/api/customer-client.ts';
import type { CustomerBaseData } from '../../src/api/openapi/customer.types.ts';
import { readCookie } from '../../src/page/cookies.ts';

/**
 * Loads what the shop knows of a customer who is logged in, and hands it over. Without a login cookie there is no
 * request; without an answer the form simply stays empty: prefilling is a convenience.
 */
export function useCustomer(client: CustomerClient, onData: (data: CustomerBaseData) => void): void {
  const handleData = useEffectEvent(onData);
  useEffect(() => {
    const loginToken = readCookie('LoginToken');
    if (!loginToken) return undefined;
    const controller = new AbortController();
    client.getBaseData(loginToken, { signal: controller.signal }).then(
      (data) => {
        if (!controller.signal.aborted) handleData(data);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [client]);
}
