import { useMemo } from 'react';
import { createAbTestClient, NO_AB_TESTS } from '../../src/embed/api/ab-test-client.ts';
import { createPreviewClient } from '../../src/embed/api/preview-client.ts';
import { scriptDefault } from '../../src/embed/page/script-tag.ts';
import { SESSION_ATTRIBUTES } from '../../src/embed/element/declare/common-attributes.ts';
import type { WidgetPropsOf } from '../../src/embed/element/declare/declaration.ts';
import { useRequest } from '../use-request.ts';
import type { previewDeclaration } from './declaration.ts';
import { PreviewPanel } from './preview-panel.tsx';

/** `<shop-preview>`: the staff panel of a page that has no footer. */
export function PreviewElement({ attributes, page, handle }: WidgetPropsOf<typeof previewDeclaration>) {
  const request = useRequest(page);
  const clients = useMemo(() => {
    // The tag lacks the attribute, but the script tag's value applies to every tag.
    const isOff = SESSION_ATTRIBUTES['ab-tests'].parse(scriptDefault('ab-tests')?.trim() ?? '') === 'off';
    return {
      previewClient: createPreviewClient(request),
      abTestClient: isOff ? NO_AB_TESTS : createAbTestClient(request),
    };
  }, [request]);
  return <PreviewPanel site={attributes.site} {...clients} dispatch={handle.dispatch} />;
}
