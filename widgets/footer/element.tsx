import { useMemo } from 'react';
import { createAbTestClient, NO_AB_TESTS } from '../../src/embed/api/ab-test-client.ts';
import { createFrontendDataClient } from '../../src/embed/api/frontend-data-client.ts';
import { createPreviewClient } from '../../src/embed/api/preview-client.ts';
import { createRequest } from '../../src/embed/api/request.ts';
import type { WidgetPropsOf } from '../../src/embed/element/declare/widget.ts';
import { isTrusted } from '../../src/embed/page/trusted-origins.ts';
import { useSession } from '../../src/embed/session/use-session.ts';
import { createSignUpClients } from '../newsletter/sign-up-props.ts';
import type { footerDeclaration } from './declaration.ts';
import { Footer } from './footer.tsx';

/** `<shop-footer>`: creates the service clients from the attributes and passes them to the component. */
export function FooterElement({ attributes, page, content, handle }: WidgetPropsOf<typeof footerDeclaration>) {
  const { serviceBase, apiKey, spa, abTests } = attributes;
  const clients = useMemo(() => {
    const request = createRequest({ serviceBase, apiKey, trusts: isTrusted });
    const pageRequest = createRequest({ serviceBase: page.serviceBase, apiKey: page.apiKey, trusts: isTrusted });
    return {
      ...createSignUpClients(request, spa),
      frontendDataClient: createFrontendDataClient(request),
      abTestClient: abTests === 'off' ? NO_AB_TESTS : createAbTestClient(pageRequest),
      previewClient: createPreviewClient(pageRequest),
    };
  }, [serviceBase, apiKey, spa, page.serviceBase, page.apiKey, abTests]);
  useSession({
    ...page,
    trusts: isTrusted,
    platform: attributes.platform,
    abTests,
    onChange: (state) => handle.dispatch('shop-session-change', state),
  });
  if (attributes.pageHeader.includes('NO_FOOTER')) return null;
  return (
    <Footer
      attributes={attributes}
      nested={handle.isInside('footer, [role~="contentinfo" i]')}
      isInPlaceholder={() => handle.isInside('[data-shop-widget]')}
      content={content}
      {...clients}
      dispatch={handle.dispatch}
    />
  );
}
