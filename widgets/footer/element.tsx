import { useMemo } from 'react';
import { createAbTestClient, NO_AB_TESTS } from '../../src/embed/api/ab-test-client.ts';
import { createFrontendDataClient } from '../../src/embed/api/frontend-data-client.ts';
import { createPreviewClient } from '../../src/embed/api/preview-client.ts';
import type { WidgetPropsOf } from '../../src/embed/element/declare/declaration.ts';
import { createSignUpClients } from '../newsletter/sign-up-props.ts';
import { requestOf } from '../request-of.ts';
import { type footerDeclaration, PAGE_FOOTER } from './declaration.ts';
import { Footer } from './footer.tsx';
import { isOmitted } from './shown-parts.ts';

/** `<shop-footer>`: creates the service clients from the attributes and passes them to the component. */
export function FooterElement({ attributes, page, content, handle }: WidgetPropsOf<typeof footerDeclaration>) {
  const { spa, abTests } = attributes;
  const request = requestOf(attributes);
  const pageRequest = requestOf(page);
  const clients = useMemo(
    () => ({
      ...createSignUpClients(request, spa),
      frontendDataClient: createFrontendDataClient(request),
      abTestClient: abTests === 'off' ? NO_AB_TESTS : createAbTestClient(pageRequest),
      previewClient: createPreviewClient(pageRequest),
    }),
    [request, spa, pageRequest, abTests],
  );
  if (isOmitted(attributes)) return null;
  return (
    <Footer
      attributes={attributes}
      nested={handle.isInside(PAGE_FOOTER)}
      isInPlaceholder={() => handle.isInside('[data-shop-widget]')}
      content={content}
      {...clients}
      dispatch={handle.dispatch}
    />
  );
}
