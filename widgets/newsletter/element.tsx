import { useMemo } from 'react';
import type { WidgetPropsOf } from '../../src/embed/element/declare/declaration.ts';
import { requestOf } from '../request-of.ts';
import type { newsletterDeclaration } from './declaration.ts';
import { Newsletter } from './newsletter.tsx';
import { noteSignUp } from './signed-up.ts';
import { createSignUpClients } from './sign-up-props.ts';

/** `<shop-newsletter>`: creates the service clients from the attributes and passes them to the component. */
export function NewsletterElement({ attributes, handle }: WidgetPropsOf<typeof newsletterDeclaration>) {
  const { serviceBase, spa, site } = attributes;
  const request = requestOf(attributes);
  const clients = useMemo(() => createSignUpClients(request, spa), [request, spa]);
  return (
    <Newsletter
      {...attributes}
      {...clients}
      dispatch={handle.dispatch}
      onSuccess={() => noteSignUp(serviceBase, site)}
    />
  );
}
