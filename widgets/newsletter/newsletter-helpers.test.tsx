import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNewsletter, renderTyped, signUp, present } from '../../test/support/newsletter.tsx';

const de = signUp('DE');
const tr = signUp('TR');

/** Fills a field in as a password manager does that sends no event. */
function fillSilently(field: HTMLInputElement | null, value: string): void {
  present(field).value = value;
}

test('what a helper has filled in without an event is sent', async () => {
  const { user, subscribe } = renderNewsletter({ site: 'TR' });
  await user.click(present(tr.email()));
  fillSilently(tr.email(), 'eva@example.org');
  fillSilently(tr.firstName(), 'Eva');
  fillSilently(tr.lastName(), 'Muster');
  present(tr.legals()).checked = true;
  await user.click(present(tr.submit()));
  expect(subscribe.mock.lastCall?.[0]).toMatchObject({
    email: 'eva@example.org',
    firstName: 'Eva',
    lastName: 'Muster',
  });
});

test('what a helper has filled in stays when something else is rendered', async () => {
  const { user } = renderNewsletter({ site: 'TR' });
  await user.type(present(tr.email()), 'eva@example.org');
  fillSilently(tr.firstName(), 'Eva');
  await user.click(present(tr.consent()));
  await user.click(present(tr.email()));
  expect(tr.firstName()?.value).toBe('Eva');
});

test('what a helper has set with an event unlocks the names, though React takes the value for its own', async () => {
  const { user } = renderNewsletter({ site: 'TR' });
  await user.click(present(tr.email()));
  fillSilently(tr.email(), 'eva@example.org');
  act(() => void tr.email()?.dispatchEvent(new InputEvent('input', { bubbles: true })));
  expect(tr.firstName()?.disabled).toBe(false);
});

test('the address in a pasted text is taken when the field is left, and shown', async () => {
  const { user } = renderNewsletter();
  await user.click(present(de.email()));
  await user.paste('Eva Muster <eva@example.org>');
  expect(de.email()?.value).toBe('Eva Muster <eva@example.org>');
  await user.tab();
  expect(de.email()?.value).toBe('eva@example.org');
});

test('the address is a text for the browser, which then leaves it as typed', () => {
  renderNewsletter();
  const { type, autocomplete } = present(de.email());
  expect([type, autocomplete]).toEqual(['text', 'email']);
  expect(de.email()?.getAttribute('inputmode')).toBe('email');
  expect(de.email()?.getAttribute('autocapitalize')).toBe('none');
});

test('while a request is under way text fields are read-only, and boxes and the select disabled', async () => {
  const { user, container } = await renderTyped({ site: 'AT' });
  await user.keyboard('{Enter}');
  const fields = Array.from(container.querySelectorAll<HTMLInputElement>('.control, [type=checkbox]'));
  const states = fields.map(({ name, type, disabled, readOnly }) => [name || type, disabled, readOnly]);
  expect(states).toEqual([
    ['email', false, true],
    ['salutation', true, undefined],
    ['firstName', false, true],
    ['lastName', false, true],
    ['checkbox', true, false],
  ]);
});
