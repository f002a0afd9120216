import { useMemo } from 'react';
import type { Request } from '../src/embed/api/request.ts';
import type { PageServices } from '../src/embed/element/declare/declaration.ts';
import { requestOf } from './request-of.ts';

/** The function through which the clients of a tag call the services that its attributes name. */
export function useRequest({ serviceBase, apiKey }: PageServices): Request {
  return useMemo(() => requestOf({ serviceBase, apiKey }), [serviceBase, apiKey]);
}
