import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  descriptionOf,
  GERMAN,
  renderNewsletter,
  renderTyped,
  signUp,
  present,
} from '../../test/support/newsletter.tsx';
import { FetchError } from '../../src/embed/api/errors.ts';
import { withOffer } from '../../src/embed/i18n/shown-texts.ts';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { localeOf, SITES } from '../../src/embed/market/sites.ts';
import { fieldOrder, VALIDATED_FIELDS } from './rules/form-values.ts';

const de = signUp('DE');

test('the form at the start asks for the address alone, and explains the mark of mandatory fields', () => {
  renderNewsletter();
  expect(present(de.email()).ariaRequired).toBe('true');
  expect(screen.getByText('* Pflichtfeld')).toBeTruthy();
  expect(de.consent()).toBeNull();
  expect(screen.queryByText(GERMAN['newsletter.legalNotice.more'])).toBeNull();
});

test('the mark of mandatory fields stays explained beside an error and a hint', async () => {
  const { user } = renderNewsletter();
  for (const address of ['{Enter}', 'anna@gmial.com']) {
    await user.type(present(de.email()), address);
    expect(present(document.querySelector('.field-message')).textContent).not.toBe('');
    expect(screen.getByText('* Pflichtfeld')).toBeTruthy();
  }
});

test.each([1, 6])('the form at the start has a headline of the level %i', (headingLevel) => {
  renderNewsletter({ headingLevel });
  expect(
    screen.getByRole('heading', { level: headingLevel, name: withOffer(GERMAN['newsletter.title'], true) }),
  ).toBeTruthy();
});

test('the form at the start shows the shop’s own terms of the voucher in place of the built-in ones', () => {
  const terms = 'Er gilt 30 Tage ab 40 € (<voucher>Bedingungen</voucher>).';
  const { container } = renderNewsletter({}, { 'newsletter.voucherTerms': terms });
  expect(container.textContent).toContain('bestätigt haben. Er gilt 30 Tage ab 40 € (Bedingungen');
  expect(container.textContent).not.toContain('Gutscheinbedingungen');
});

test('the form at the start shows the shop’s own retention period in place of the Turkish one', async () => {
  const key = 'newsletter.legalNotice.retention';
  const { container, user } = renderNewsletter({ site: 'TR' }, { [key]: 'Veriler 3 gün saklanır.' });
  await user.click(present(signUp('TR').email()));
  expect(container.textContent).toContain('sayfasında bulabilirsiniz. Veriler 3 gün saklanır.');
  expect(container.textContent).not.toContain(LOCALE_TEXTS['tr-TR'][key]);
});

test.each(SITES)('each link of the form at the start has the address that fits its text in %s', async (site) => {
  const { container, user } = renderNewsletter({ site });
  await user.click(present(signUp(site).email()));
  const texts = LOCALE_TEXTS[localeOf(site)];
  const words = (key: 'legalNotice' | 'privacyHint' | 'voucherTerms', tag: string): string =>
    new RegExp(`<${tag}>(.*?)</${tag}>`).exec(texts[`newsletter.${key}`])?.[1] ?? tag;
  const expected: Readonly<Record<string, string>> = {
    [texts['newsletter.link.usage']]: words('legalNotice', 'usage'),
    [texts['newsletter.link.contact']]: words('legalNotice', 'contact'),
    [texts['newsletter.link.hint']]: words('legalNotice', 'hint'),
    ...(site !== 'TR' && { [texts['newsletter.link.privacy']]: words('privacyHint', 'privacy') }),
    [texts['newsletter.link.terms']]: words('voucherTerms', 'voucher'),
    [texts['newsletter.link.sample']]: texts['newsletter.example'],
  };
  const shown = Array.from(container.querySelectorAll('a'), (link) => [link.getAttribute('href'), link.textContent]);
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(
      Object.entries(expected).map(([href, label]) => [href, expect.stringContaining(label) as string]),
    ),
  );
});

test('the form at the start is marked private for session replays', () => {
  const { container } = renderNewsletter();
  const form = present(container.querySelector('form'));
  const attributes = '[data-private][data-hj-suppress][data-dd-privacy=mask][data-matomo-mask][data-cs-mask]';
  expect(form.matches(`${attributes}.sentry-mask.ph-no-capture.rr-block.amp-mask.fs-mask.ym-disable-keys`)).toBe(true);
  expect(form.contains(de.email())).toBe(true);
});

test('the form at the start keeps what is typed out of the markup, also while it is sent and after a failure, and masks the result', async () => {
  const { accept, container, refuse, user } = await renderTyped({ site: 'HU' });
  const hu = signUp('HU');
  await user.type(present(hu.lastName()), 'Muster');
  await user.type(present(hu.firstName()), 'Anna');
  await user.selectOptions(present(hu.salutation()), 'MRS');
  const expectNothing = (): void => expect(container.innerHTML).not.toMatch(/anna|muster/i);
  expectNothing();
  await user.click(present(hu.submit()));
  expect(hu.submitting()).not.toBeNull();
  expectNothing();
  await refuse(new FetchError('no connection'));
  expect(hu.retry()).not.toBeNull();
  expectNothing();
  await user.click(present(hu.retry()));
  await accept();
  expect(hu.result().textContent).toContain('anna@example.com');
  expect(hu.result().matches('[data-private]')).toBe(true);
});

test('the extended fields unfold when data of a logged-in customer fill in a field', async () => {
  document.cookie = 'LoginToken=j.w.t';
  renderNewsletter({ customerClient: { getBaseData: () => Promise.resolve({ firstName: 'Anna' }) } });
  expect(await screen.findByText(GERMAN['newsletter.legalNotice.more'])).toBeTruthy();
  document.cookie = 'LoginToken=; max-age=0';
});

test.each(['AT', 'HU', 'TR'] as const)('the person’s fields are locked in %s without an address', async (site) => {
  const { user } = renderNewsletter({ site });
  const form = signUp(site);
  const locked = () => [form.salutation(), form.firstName(), form.lastName()].map((field) => field?.disabled);
  const all = (state: boolean) => [site === 'TR' ? undefined : state, state, state];
  await user.click(present(form.email()));
  expect(locked()).toEqual(all(true));
  await user.keyboard('a');
  expect(locked()).toEqual(all(false));
  await user.clear(present(form.email()));
  expect(locked()).toEqual(all(true));
});

test('the salutations have a fixed order', async () => {
  const { user } = renderNewsletter({ site: 'HU' });
  const form = signUp('HU');
  await user.click(present(form.email()));
  const options = present(form.salutation()).querySelectorAll('option[value]:not([value=""])');
  expect(Array.from(options, (option) => option.getAttribute('value'))).toEqual(['MRS', 'MR', 'DIVERS', 'COMPANY']);
});

test('each field is in the form of a site, in the order in which errors get the focus', async () => {
  const shown = new Set<string>();
  for (const site of SITES) {
    const { user, container, unmount } = renderNewsletter({ site });
    await user.click(present(signUp(site).email()));
    const ids = Array.from(container.querySelectorAll('input:not([tabindex]), select'), ({ id }) => id);
    const fields = ids.map((id) => (/[a-z]+$/i.exec(id)?.[0] ?? '').replace('email', 'newsletterEmail'));
    const validated = fields.filter((field) => field !== 'consent');
    expect(validated).toEqual(fieldOrder(site).filter((field) => validated.includes(field)));
    for (const field of validated) shown.add(field);
    unmount();
  }
  expect(shown).toEqual(new Set(VALIDATED_FIELDS));
});

// WCAG 2.4.6
test.each(['HU', 'AT', 'TR'] as const)('each control that clears a field names it in %s', async (site) => {
  const { user } = renderNewsletter({ site });
  const { email, firstName, lastName } = signUp(site);
  const texts = LOCALE_TEXTS[localeOf(site)];
  for (const field of [email, firstName, lastName]) await user.type(present(field()), 'a');
  for (const key of ['email', 'firstName', 'lastName'] as const) {
    const name = texts['newsletter.clear'].replace('{{field}}', texts[`newsletter.${key}.label`]);
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  }
});

test('a change of the site translates an error, and drops one that the new site does not have', async () => {
  const { user, show } = renderNewsletter({ site: 'HU' });
  const hu = signUp('HU');
  await user.type(present(hu.email()), 'anna{Enter}');
  expect(descriptionOf(hu.lastName())).not.toBe('');
  show({ site: 'AT' });
  const at = signUp('AT');
  await user.tab();
  expect(descriptionOf(at.email())).toBe(GERMAN['newsletter.email.invalid']);
  await waitFor(() =>
    expect([at.salutation(), at.firstName(), at.lastName()].map(descriptionOf)).toEqual(['', '', '']),
  );
});
