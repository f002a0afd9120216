import { useMemo } from 'react';
import { createCustomerClient } from '../../src/api/customer-client.ts';
import { createNewsletterClient, newsletterBase } from '../../src/api/newsletter-client.ts';
import { createRequest } from '../../src/api/request.ts';
import type { Widget, WidgetPropsOf } from '../../src/element/widget.ts';
import { newsletterDeclaration } from './declaration.ts';
import { Newsletter } from './newsletter.tsx';

/** `<shop-newsletter>`: makes the clients of the attributes and hands them to the component. */
function NewsletterElement({ attributes, host }: WidgetPropsOf<typeof newsletterDeclaration>) {
  const { serviceBase, apiKey, spa } = attributes;
  const clients = useMemo(() => {
    const request = createRequest({ serviceBase, apiKey });
    const base = newsletterBase(spa);
    return { newsletter: createNewsletterClient(request, base), customer: createCustomerClient(request, base) };
  }, [serviceBase, apiKey, spa]);
  return (
    <Newsletter
      site={attributes.site}
      origin={attributes.origin}
      originAddition={attributes.originAddition}
      imageBase={attributes.imageBase}
      headingLevel={attributes.headingLevel}
      invalidLink={attributes.invalidLink}
      newsletterClient={clients.newsletter}
      customerClient={clients.customer}
      dispatch={host.dispatch}
    />
  );
}

export const newsletterWidget: Widget<typeof newsletterDeclaration.attributes, typeof newsletterDeclaration.events> = {
  declaration: newsletterDeclaration,
  component: NewsletterElement,
};
