// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCustomerClient } from '../../src/embed/api/customer-client.ts';
import { createNewsletterClient, newsletterBase } from '../../src/embed/api/newsletter-client.ts';
import { createRequest } from '../../src/embed/api/request.ts';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { localeOf, type Site, SITES } from '../../src/embed/market/sites.ts';
import { createTestBackend } from '../../test/support/backend.ts';
import { GERMAN, renderNewsletter, signUp, there } from '../../test/support/newsletter.tsx';

const backend = createTestBackend();
const request = createRequest({ serviceBase: 'http://shop.test' });

beforeAll(() => backend.server.listen());
afterAll(() => backend.server.close());
beforeEach(() => {
  backend.calls.length = 0;
});
afterEach(() => {
  backend.faults.set({ newsletter: 'none' });
  document.cookie = 'LoginToken=; max-age=0';
  delete (window as { dataLayer?: unknown }).dataLayer;
});

/** The sign-up as its element makes it, over the true clients and the demo's service. */
function renderReal(site: Site) {
  const base = newsletterBase(false);
  return renderNewsletter({
    site,
    newsletterClient: createNewsletterClient(request, base),
    customerClient: createCustomerClient(request, base),
  });
}

async function fillAndSubmit(site: Site, email: string) {
  const view = renderReal(site);
  const form = signUp(site);
  const { user } = view;
  await user.type(there(form.email()), email);
  if (form.salutation()) await user.selectOptions(there(form.salutation()), 'DIVERS');
  if (form.firstName()) await user.type(there(form.firstName()), 'Zoë');
  if (form.lastName()) await user.type(there(form.lastName()), 'O’Brien');
  if (form.legals()) await user.click(there(form.legals()));
  await user.click(there(form.consent()));
  await user.click(there(form.submit()));
  return { ...view, form };
}

test.each(SITES)('the service accepts the sign-up of %s', async (site) => {
  const { form } = await fillAndSubmit(site, `zoe.${site.toLowerCase()}@example.org`);
  const title = LOCALE_TEXTS[localeOf(site)]['newsletter.success.title'];
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(form.status().textContent).toContain('z•••@example.org');
  const names = { firstName: 'Zoë', lastName: "O'Brien" };
  expect(backend.calls.map(({ body }) => body)).toEqual([
    {
      email: `zoe.${site.toLowerCase()}@example.org`,
      ...(site === 'AT' || site === 'HU' ? { salutation: 'DIVERS', ...names } : {}),
      ...(site === 'TR' ? names : {}),
      consents: ['DNE'],
      origin: 'onsite',
      originAddition: 'subsite',
    },
  ]);
  expect((await backend.outbox())[0]?.to).toBe(`zoe.${site.toLowerCase()}@example.org`);
});

describe('a fault of the service', () => {
  test.each(['server-error', 'html-error', 'drop'] as const)(
    '%s keeps the form, and a retry succeeds',
    async (fault) => {
      backend.faults.set({ newsletter: fault });
      const { form, user } = await fillAndSubmit('DE', 'retry@example.org');
      await waitFor(() => expect(form.alert().textContent).toContain(GERMAN['newsletter.error.generic']));
      expect(form.email()?.value).toBe('retry@example.org');
      expect(form.consent()?.checked).toBe(true);
      backend.faults.set({ newsletter: 'none' });
      await user.click(there(form.retry()));
      await waitFor(() => expect(form.status().textContent).toContain('r•••@example.org'));
    },
  );
});

describe('a customer of the shop', () => {
  test.each([
    ['new', ['anna.muster@example.org', 'MRS', 'Anna', 'Muster'], true],
    ['consented', ['jonas.probe@example.org', 'MR', 'Jonas', 'Probe'], false],
    ['partial', ['gast@example.org', '', '', ''], true],
  ] as const)('%s finds what the shop knows', async (customer, known, isAsked) => {
    document.cookie = `LoginToken=${await backend.loginToken(customer)}`;
    renderReal('AT');
    const form = signUp('AT');
    await waitFor(() => expect(form.email()?.value).toBe(known[0]));
    expect([form.email(), form.salutation(), form.firstName(), form.lastName()].map((field) => field?.value)).toEqual(
      known,
    );
    expect(form.consent() !== null).toBe(isAsked);
  });
});
