import { useMemo } from 'react';
import { createRequest } from '../../src/api/request.ts';
import type { WidgetPropsOf } from '../../src/element/declare/widget.ts';
import type { newsletterDeclaration } from './declaration.ts';
import { Newsletter } from './newsletter.tsx';
import { createSignUpClients } from './sign-up-clients.ts';

/** `<shop-newsletter>`: creates the service clients from the attributes and passes them to the component. */
export function NewsletterElement({ attributes, host }: WidgetPropsOf<typeof newsletterDeclaration>) {
  const { serviceBase, apiKey, spa } = attributes;
  const clients = useMemo(
    () => createSignUpClients(createRequest({ serviceBase, apiKey }), spa),
    [serviceBase, apiKey, spa],
  );
  return (
    <Newsletter
      site={attributes.site}
      sendsSite={attributes.sendSite}
      origin={attributes.origin}
      originAddition={attributes.originAddition}
      imageBase={attributes.imageBase}
      linkBase={attributes.linkBase}
      headingLevel={attributes.headingLevel}
      invalidLink={attributes.invalidLink}
      newsletterClient={clients.newsletter}
      customerClient={clients.customer}
      dispatch={host.dispatch}
    />
  );
}
