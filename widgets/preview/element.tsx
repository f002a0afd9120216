import { useMemo } from 'react';
import { createAbTestClient, NO_AB_TESTS } from '../../src/embed/api/ab-test-client.ts';
import { createPreviewClient } from '../../src/embed/api/preview-client.ts';
import type { WidgetPropsOf } from '../../src/embed/element/declare/declaration.ts';
import { requestOf } from '../request-of.ts';
import type { previewDeclaration } from './declaration.ts';
import { PreviewPanel } from './preview-panel.tsx';

/** `<shop-preview>`: the staff panel of a page that has no footer. */
export function PreviewElement({ attributes, page, handle }: WidgetPropsOf<typeof previewDeclaration>) {
  const request = requestOf(page);
  const { abTests } = attributes;
  const clients = useMemo(
    () => ({
      previewClient: createPreviewClient(request),
      abTestClient: abTests === 'off' ? NO_AB_TESTS : createAbTestClient(request),
    }),
    [request, abTests],
  );
  return <PreviewPanel site={attributes.site} {...clients} dispatch={handle.dispatch} />;
}
