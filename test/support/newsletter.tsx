import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { vi } from 'vitest';
import type { CustomerClient } from '../../src/embed/api/customer-client.ts';
import { ResponseError } from '../../src/embed/api/errors.ts';
import type { SubscribeClient } from '../../src/embed/api/newsletter-client.ts';
import type { CustomerBaseData } from '../../src/embed/api/openapi/customer.types.ts';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import type { TextOverrides } from '../../src/embed/i18n/text-overrides.ts';
import { TextsProvider } from '../../src/embed/i18n/texts-provider.tsx';
import { localeOf, type Site } from '../../src/embed/market/sites.ts';
import { Newsletter, type NewsletterProps } from '../../widgets/newsletter/newsletter.tsx';
import { shownTexts } from '../../src/embed/i18n/shown-texts.ts';
import { nameIn, withSender } from './sender.ts';

/** The texts of the German site, which most tests use. */
export const GERMAN = shownTexts(LOCALE_TEXTS['de-DE']);

/** A promise that the test settles. */
export function pending<Value>() {
  const settle = {} as { resolve(value: Value): void; reject(error: unknown): void };
  const promise = new Promise<Value>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
}

/** The error of the client when the service answers with a problem of this type. */
export function problem(type: string, status = 400): ResponseError {
  return new ResponseError(Response.json({ type }, { status }));
}

/** The sign-up with fake clients; by default they accept every sign-up and have no customer data. */
export function renderNewsletter(given: Partial<NewsletterProps> = {}, overrides: TextOverrides = {}) {
  const subscribe = vi.fn<SubscribeClient['subscribe']>(() => Promise.resolve());
  const getBaseData = vi.fn<CustomerClient['getBaseData']>(() => Promise.resolve({} as CustomerBaseData));
  const dispatch = vi.fn<(name: string, detail: unknown) => boolean>(() => true);
  const scrolled = recordScrolling();
  const defaults: NewsletterProps = {
    site: 'DE',
    sendSite: false,
    origin: 'onsite',
    originAddition: 'subsite',
    linkBase: '',
    offer: 'voucher',
    imageBase: '/static/newsletter/',
    headingLevel: 2,
    invalidLink: false,
    newsletterClient: { subscribe },
    customerClient: { getBaseData },
    dispatch,
    ...given,
  };
  const tree = (props: NewsletterProps, mode: 'visible' | 'hidden' = 'visible') => (
    <Activity mode={mode}>
      <TextsProvider locale={localeOf(props.site)} overrides={overrides}>
        <Newsletter {...props} />
      </TextsProvider>
    </Activity>
  );
  const view = render(tree(defaults));
  return {
    subscribe,
    getBaseData,
    dispatch,
    scrolled,
    user: userEvent.setup(),
    container: view.container,
    unmount: view.unmount,
    /** The element is removed from the page. */
    leave: () => view.rerender(tree(defaults, 'hidden')),
    /** The element, which was away, is in the page again. */
    comeBack: () => view.rerender(tree(defaults)),
    show: (props: Partial<NewsletterProps>) => view.rerender(tree({ ...defaults, ...props })),
    honeypot: () => view.container.querySelector<HTMLInputElement>('[name=verify]'),
  };
}

/** The sign-up with a typed address, and a service whose answer the test controls. */
export async function renderTyped(given: Parameters<typeof renderNewsletter>[0] = {}) {
  const { email } = signUp(given.site);
  const answers: ReturnType<typeof pending<void>>[] = [];
  const subscribe = vi.fn<SubscribeClient['subscribe']>(() => {
    const answer = pending<void>();
    answers.push(answer);
    return answer.promise;
  });
  const view = renderNewsletter({ newsletterClient: { subscribe }, ...given });
  await view.user.type(present(email()), 'anna@example.com');
  return {
    ...view,
    subscribe,
    accept: () => act(async () => answers.at(-1)?.resolve()),
    refuse: (error: unknown) => act(async () => answers.at(-1)?.reject(error)),
  };
}

/** The elements of the sign-up by role and name, in the language of a site. */
export function signUp(site: Site = 'DE') {
  const texts = shownTexts(LOCALE_TEXTS[localeOf(site)]);
  // A required field has a star in its label, which is hidden from screen readers.
  const labelled = (role: 'textbox' | 'combobox' | 'checkbox', label: string) =>
    screen.queryByRole<HTMLInputElement>(role, { name: (name) => name.replace('*', '') === label });
  return {
    email: () => labelled('textbox', texts['newsletter.email.label']),
    salutation: () => labelled('combobox', texts['newsletter.salutation.label']),
    firstName: () => labelled('textbox', texts['newsletter.firstName.label']),
    lastName: () => labelled('textbox', texts['newsletter.lastName.label']),
    consent: () => labelled('checkbox', nameIn(texts['newsletter.consent.label'])),
    legals: () => labelled('checkbox', nameIn(withSender(texts['newsletter.legals.label'], texts, location.hostname))),
    submit: () => screen.queryByRole('button', { name: texts['newsletter.submit'] }),
    submitting: () => screen.queryByRole('button', { name: texts['newsletter.submitting'] }),
    retry: () => screen.queryByRole('button', { name: texts['newsletter.error.retry'] }),
    banner: () => present(document.querySelector('.notification-error')),
    alert: () => present(document.querySelector('[aria-live="assertive"]')),
    result: () => present(document.querySelector('[part=result]')),
  };
}

/** The element; throws if it does not exist. */
export function present<Found extends Element>(element: Found | null): Found {
  if (!element) throw new Error('The element is not there.');
  return element;
}

/** The description of a field: its error or suggestion. What is hidden from screen readers is not part of it. */
export function descriptionOf(field: Element | null): string {
  const ids = present(field).getAttribute('aria-describedby')?.split(' ') ?? [];
  const partsOf = (id: string): readonly Element[] => Array.from(document.getElementById(id)?.children ?? []);
  const parts = ids.flatMap(partsOf).filter((part) => part.getAttribute('aria-hidden') !== 'true');
  return parts.map(({ textContent }) => textContent).join(' ');
}

/** Records which elements are scrolled into view, and how; jsdom has no layout and lacks the method. */
function recordScrolling(): { element: Element; block: string | undefined }[] {
  const scrolled: { element: Element; block: string | undefined }[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options) {
    scrolled.push({ element: this, block: typeof options === 'object' ? options.block : undefined });
  };
  return scrolled;
}
