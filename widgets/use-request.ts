import { useMemo } from 'react';
import { createRequest, type Request } from '../src/embed/api/request.ts';
import type { CommonValues } from '../src/embed/element/declare/common-attributes.ts';
import { isTrusted } from '../src/embed/page/trusted-origins.ts';

/** The function through which the clients of a tag call the services that its attributes name. */
export function useRequest({ serviceBase, apiKey }: Pick<CommonValues, 'serviceBase' | 'apiKey'>): Request {
  return useMemo(() => createRequest({ serviceBase, apiKey, trusts: isTrusted }), [serviceBase, apiKey]);
}
