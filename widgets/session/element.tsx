import { useMemo } from 'react';
import { createPreviewClient } from '../../src/embed/api/preview-client.ts';
import { createRequest } from '../../src/embed/api/request.ts';
import type { WidgetPropsOf } from '../../src/embed/element/declare/widget.ts';
import { isTrusted } from '../../src/embed/page/trusted-origins.ts';
import { useStaff } from '../../src/embed/session/use-staff.ts';
import { useSession } from '../../src/embed/session/use-session.ts';
import type { sessionDeclaration } from './declaration.ts';

/** `<shop-session>`: the session of a page that has no footer. */
export function SessionElement({ attributes, page, handle }: WidgetPropsOf<typeof sessionDeclaration>) {
  const { serviceBase, apiKey } = page;
  const { platform, abTests } = attributes;
  const client = useMemo(
    () => createPreviewClient(createRequest({ serviceBase, apiKey, trusts: isTrusted })),
    [serviceBase, apiKey],
  );
  useSession({
    serviceBase,
    apiKey,
    trusts: isTrusted,
    platform,
    abTests,
    onChange: (state) => handle.dispatch('shop-session-change', state),
  });
  useStaff(client);
  return null;
}
