import { useMemo } from 'react';
import { createAbTestClient, NO_AB_TESTS } from '../../src/embed/api/ab-test-client.ts';
import { createPreviewClient } from '../../src/embed/api/preview-client.ts';
import { createRequest } from '../../src/embed/api/request.ts';
import { scriptDefault } from '../../src/embed/page/script-tag.ts';
import { SESSION_ATTRIBUTES } from '../../src/embed/element/declare/shared-declaration.ts';
import type { WidgetPropsOf } from '../../src/embed/element/declare/widget.ts';
import { isTrusted } from '../../src/embed/page/trusted-origins.ts';
import type { previewDeclaration } from './declaration.ts';
import { PreviewPanel } from './preview-panel.tsx';

/** `<shop-preview>`: the staff panel of a page that has no footer. */
export function PreviewElement({ attributes, page, handle }: WidgetPropsOf<typeof previewDeclaration>) {
  const { serviceBase, apiKey } = page;
  const clients = useMemo(() => {
    const request = createRequest({ serviceBase, apiKey, trusts: isTrusted });
    // The tag lacks the attribute, but the script tag's value applies to every tag.
    const isOff = SESSION_ATTRIBUTES['ab-tests'].parse(scriptDefault('ab-tests')?.trim() ?? '') === 'off';
    return { preview: createPreviewClient(request), abTest: isOff ? NO_AB_TESTS : createAbTestClient(request) };
  }, [serviceBase, apiKey]);
  return (
    <PreviewPanel
      site={attributes.site}
      previewClient={clients.preview}
      abTestClient={clients.abTest}
      dispatch={handle.dispatch}
    />
  );
}
