import { useMemo } from 'react';
import { createAbTestClient } from '../../src/embed/api/ab-test-client.ts';
import { createPreviewClient } from '../../src/embed/api/preview-client.ts';
import { createRequest } from '../../src/embed/api/request.ts';
import type { WidgetPropsOf } from '../../src/embed/element/declare/widget.ts';
import { isTrusted } from '../../src/embed/element/light-dom/trusted-origins.ts';
import type { previewDeclaration } from './declaration.ts';
import { PreviewPanel } from './preview-panel.tsx';

/** `<shop-preview>`: the staff panel of a page that has no footer. */
export function PreviewElement({ attributes, page, host }: WidgetPropsOf<typeof previewDeclaration>) {
  const { serviceBase, apiKey } = page;
  const clients = useMemo(() => {
    const request = createRequest({ serviceBase, apiKey, trusts: isTrusted });
    return { preview: createPreviewClient(request), abTest: createAbTestClient(request) };
  }, [serviceBase, apiKey]);
  return (
    <PreviewPanel
      site={attributes.site}
      previewClient={clients.preview}
      abTestClient={clients.abTest}
      dispatch={host.dispatch}
    />
  );
}
