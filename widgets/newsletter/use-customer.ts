import { useEffect, useEffectEvent, useState } from 'react';
import type { CustomerClient } from '../../src/api/customer-client.ts';
import type { CustomerBaseData } from '../../src/api/openapi/customer.types.ts';
import { readCookie } from '../../src/page/cookies.ts';
import { usePageReturn } from './use-page-return.ts';

/**
 * Loads what the shop knows of a customer who is logged in, and hands it over. Without a login cookie there is no
 * request; without an answer the form simply stays as it is: prefilling is a convenience. After a return to the page it
 * asks again, since the visitor may have logged in elsewhere, and an answer that was on its way is lost.
 */
export function useCustomer(client: CustomerClient, onData: (data: CustomerBaseData) => void): void {
  const handleData = useEffectEvent(onData);
  const [returns, setReturns] = useState(0);
  usePageReturn(() => setReturns((count) => count + 1));
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
  }, [client, returns]);
}
