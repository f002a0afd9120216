import { useMemo } from 'react';
import { createPreviewClient } from '../../src/embed/api/preview-client.ts';
import type { WidgetPropsOf } from '../../src/embed/element/declare/declaration.ts';
import { useStaff } from '../../src/embed/session/use-staff.ts';
import { useSession } from '../../src/embed/session/use-session.ts';
import { useRequest } from '../use-request.ts';
import type { sessionDeclaration } from './declaration.ts';

/** `<shop-session>`: the session of a page that has no footer. */
export function SessionElement({ attributes, page, handle }: WidgetPropsOf<typeof sessionDeclaration>) {
  const { platform, abTests } = attributes;
  const request = useRequest(page);
  useSession({ request, platform, abTests, onChange: (state) => handle.dispatch('shop-session-change', state) });
  useStaff(useMemo(() => createPreviewClient(request), [request]));
  return null;
}
