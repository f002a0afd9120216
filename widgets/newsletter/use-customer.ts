import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CustomerClient } from '../../src/embed/api/customer-client.ts';
import type { CustomerBaseData } from '../../src/embed/api/openapi/customer.types.ts';
import { readCookies } from '../../src/embed/page/cookies.ts';
import { tokenOf } from '../../src/embed/session/login-token.ts';
import { usePageReturn } from './use-page-return.ts';

/**
 * Loads the data of a customer who is logged in; if that fails, the form stays as it is. After a return from the back/forward
 * cache, or of the element, they are loaded again: the visitor may have logged in, and an answer that was under way is lost.
 * A visitor who has logged out gets empty data, or the next one would find those of the customer.
 */
export function useCustomer(client: CustomerClient, onData: (data: CustomerBaseData) => void): void {
  const handleData = useEffectEvent(onData);
  // The moment of the last return of the page.
  const [returned, setReturned] = useState(0);
  const isFilled = useRef(false);
  usePageReturn(setReturned);
  useEffect(() => {
    const loginToken = tokenOf(readCookies('LoginToken'));
    if (!loginToken) {
      if (isFilled.current) handleData({});
      isFilled.current = false;
      return undefined;
    }
    const controller = new AbortController();
    client.getBaseData(loginToken, { signal: controller.signal, sharedBy: `${returned}` }).then(
      (data) => {
        if (controller.signal.aborted) return;
        isFilled.current = true;
        handleData(data);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [client, returned]);
}
