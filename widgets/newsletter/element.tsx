import { useMemo } from 'react';
import { createRequest } from '../../src/embed/api/request.ts';
import type { WidgetPropsOf } from '../../src/embed/element/declare/widget.ts';
import { isTrusted } from '../../src/embed/element/light-dom/trusted-origins.ts';
import type { newsletterDeclaration } from './declaration.ts';
import { Newsletter } from './newsletter.tsx';
import { noteSignUp } from './signed-up.ts';
import { createSignUpClients } from './sign-up-props.ts';

/** `<shop-newsletter>`: creates the service clients from the attributes and passes them to the component. */
export function NewsletterElement({ attributes, handle }: WidgetPropsOf<typeof newsletterDeclaration>) {
  const { serviceBase, apiKey, spa, site } = attributes;
  const clients = useMemo(
    () => createSignUpClients(createRequest({ serviceBase, apiKey, trusts: isTrusted }), spa),
    [serviceBase, apiKey, spa],
  );
  return (
    <Newsletter
      {...attributes}
      {...clients}
      dispatch={handle.dispatch}
      onSuccess={() => noteSignUp(serviceBase, site)}
    />
  );
}
