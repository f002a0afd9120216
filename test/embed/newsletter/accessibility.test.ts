import type { Page } from '@playwright/test';
import { SITES } from '../../../src/embed/market/sites.ts';
import { gate, heldBy } from '../session/session-page.ts';
import { keepMessages } from '../support/held-tasks.ts';
import { expect, ONE_SITE, test } from '../support/host-page.ts';
import { offLine } from '../support/off-line.ts';
import { NEWSLETTER, signUp, SIGN_UP_CALL } from '../support/sign-up.ts';
import { fillIn, formOf, signUpsOf } from './form.ts';

/** The elements of a role as the browser exposes them to screen readers. */
async function exposed(page: Page, role: RegExp) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && role.test(String(node.role?.value)))
    .map(({ role: exposedRole, name, description, properties = [] }) => {
      const states: Partial<Record<string, unknown>> = Object.fromEntries(
        properties.map((property) => [property.name, property.value.value]),
      );
      return {
        invalid: states.invalid,
        live: states.live,
        required: states.required,
        focused: states.focused,
        role: String(exposedRole?.value),
        name: String(name?.value),
        description: String(description?.value ?? ''),
      };
    });
}

/** Records each text that an assertive region gets. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await formOf(page).alert.evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      if (region.textContent !== '') heard.push(region.textContent.trim());
    }).observe(region, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

const FIELD = /^(textbox|combobox|MenuListPopup|checkbox|listbox|radio)$/;
const REGION = /^(alert|status)$/;

// WCAG 1.3.1, 4.1.2
test('no untouched field is invalid, and the names of boxes are short, in every language', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  await host.open(SITES.map((site) => `<shop-newsletter site="${site}"></shop-newsletter>`).join(''));
  const forms = SITES.map((site) => formOf(page.locator(`shop-newsletter[site=${site}]`), site));
  for (const { email } of forms) await expect(email).toBeVisible();
  const addresses = (await exposed(page, FIELD)).filter(({ role }) => role === 'textbox');
  expect(addresses).toMatchObject(
    forms.map(({ texts }) => ({ name: texts['newsletter.email.label'], invalid: 'false', required: true })),
  );
  for (const { email, consent, legals, privacy } of forms) {
    await email.fill('anna@example.com');
    await expect(consent.or(legals).or(privacy).first()).toBeVisible();
  }
  const invalid = page.locator('shop-newsletter').locator(':is(input, select, textarea, fieldset, form):invalid');
  await expect(invalid).toHaveCount(0);
  const fields = await exposed(page, FIELD);
  expect(fields.length).toBeGreaterThan(addresses.length);
  for (const { name, invalid: state = 'false' } of fields) expect(state, name).toBe('false');
  const boxes = fields.filter(({ role }) => role === 'checkbox');
  expect(boxes.length).toBeGreaterThanOrEqual(SITES.length);
  for (const { name, description } of boxes) {
    expect(name.length, name).toBeLessThan(120);
    expect(description.length, description).toBeGreaterThan(120);
  }
  expect(await exposed(page, REGION), 'an empty region is nothing to stop at').toEqual([]);
});

test('a screen reader that scrolls the folded notice unfolds nothing, and what a link says is on one line', async ({
  host,
  page,
}) => {
  await host.open(NEWSLETTER);
  const form = formOf(page);
  await form.email.focus();
  await expect(form.legalNotice).toBeVisible();
  const notice = page.locator('.panel-content');
  await notice.evaluate((box) => {
    box.scrollTop = 60;
    return new Promise((scrolled) => requestAnimationFrame(() => requestAnimationFrame(scrolled)));
  });
  for (const distance of await offLine(notice.getByRole('link'))) expect(distance).toBeLessThan(5);
  await expect(form.legalNotice).toHaveAttribute('aria-expanded', 'false');
});

// WCAG 1.3.1, 3.3.1, 4.1.2, 4.1.3
test('a refused submit is told by the field that gets the focus, by the alert if it had it', async ({ host, page }) => {
  await keepMessages(page);
  await host.open(NEWSLETTER);
  const form = formOf(page);
  await expect(form.submit).toBeVisible();
  const heard = await listen(page);
  const required = form.texts['newsletter.email.required'];
  await form.submit.focus();
  await page.keyboard.press('Enter');
  await expect(form.email).toBeFocused();
  const [field] = await exposed(page, /^textbox$/);
  expect(field).toMatchObject({
    name: 'E-Mail-Adresse',
    description: required,
    focused: true,
    invalid: 'true',
    required: true,
  });
  expect(await heard()).toEqual([]);
  for (const times of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect.poll(heard).toEqual(Array.from({ length: times }, () => required));
    expect(await exposed(page, REGION)).toMatchObject([{ role: 'alert', live: 'assertive' }]);
  }
  await page.keyboard.type('a');
  await expect(form.alert).toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(form.alert).toHaveText(form.texts['newsletter.email.invalid']);
  await expect(form.email, 'Orca in Chromium tells a description that changes, too').toHaveAccessibleDescription('');
  await expect(form.email).toHaveAccessibleErrorMessage(form.texts['newsletter.email.invalid']);
  await form.email.blur();
  await expect(form.email).toHaveAccessibleDescription(form.texts['newsletter.email.invalid']);
});

test('several wrong fields are counted, and Enter in a field has the alert tell the first', async ({ host, page }) => {
  await keepMessages(page);
  await host.open('<shop-newsletter site="HU"></shop-newsletter>');
  const form = formOf(page, 'HU');
  await form.email.fill('anna@example.com');
  await expect(form.salutation).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(form.salutation).toBeFocused();
  await expect(form.alert).toHaveText(`${form.texts['newsletter.salutation.required']} Javítandó mezők száma: 3.`);
  await expect(form.salutation, 'Orca in Chromium would tell it twice').toHaveAccessibleDescription('');
  await expect(form.salutation).toHaveAccessibleErrorMessage(form.texts['newsletter.salutation.required']);
});

// WCAG 4.1.3
for (const [what, status, type, key] of [
  ['a failed sign-up', 500, 'internal_error', 'newsletter.error.generic'],
  ['an address that the service refuses', 400, 'email_invalid', 'newsletter.email.invalid'],
] as const) {
  test(`${what} is told each time`, async ({ host, page }) => {
    host.serve(SIGN_UP_CALL, { status, body: { type: `urn:newsletter:${type}` } });
    await keepMessages(page);
    await host.open(NEWSLETTER);
    const form = formOf(page);
    await fillIn(page);
    const heard = await listen(page);
    for (const times of [1, 2]) {
      await form.email.press('Enter');
      await expect.poll(async () => (await heard()).length).toBe(times);
      expect((await heard()).at(-1)).toContain(form.texts[key]);
      expect(await exposed(page, REGION)).toMatchObject([{ role: 'alert', live: 'assertive' }]);
      await expect(form.email).toBeFocused();
    }
  });
}

for (const [when, isSlow] of [
  ['at once', false],
  ['later', true],
] as const) {
  test(`a success that comes ${when} is told by the focused heading, then its message`, async ({ host, page }) => {
    const answer = gate();
    if (isSlow) {
      host.serve(SIGN_UP_CALL, heldBy(answer, { status: 201, body: {} }));
    }
    const endMessages = await keepMessages(page);
    await host.open(NEWSLETTER);
    const form = formOf(page);
    await fillIn(page);
    const heading = await page.getByRole('heading', { level: 2 }).elementHandle();
    await form.email.press('Enter');
    if (isSlow) {
      await expect(form.submitting).toBeVisible();
      await expect(form.email, 'the focus stays while the sign-up is sent').toBeFocused();
      await expect(form.email).toHaveJSProperty('readOnly', true);
      await page.keyboard.type('x');
      await expect(form.email).toHaveValue('anna@example.com');
      await page.keyboard.press('Enter');
      answer.open();
    }
    await expect(form.success).toBeFocused();
    expect(
      await form.success.evaluate((element, before) => element === before, heading),
      'Orca in Chromium does not tell an element that is new when it gets the focus',
    ).toBe(true);
    const sent = form.texts['newsletter.success.text'].replace('{{address}}', 'anna@example.com');
    const said = page.locator('shop-newsletter').locator('[aria-live=polite]');
    await expect(said, 'one text, after the heading').toHaveText(`${sent} ${form.texts['newsletter.success.spam']}`);
    expect(await said.evaluate((region) => region.childNodes.length)).toBe(1);
    await endMessages();
    await expect(said).toBeEmpty();
    expect(signUpsOf(host)).toHaveLength(1);
  });
}

// Orca in Firefox reads what is in a clickable element twice.
test('no listener makes the tag a clickable element', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await signUp(page);
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.querySelector("shop-newsletter")',
  });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  expect(listeners.map(({ type }) => type)).toContain('keydown');
  expect(listeners.filter(({ type }) => /click|mousedown|mouseup|pointer/.test(type))).toEqual([]);
});

// In a shadow tree, Chromium leaves plain elements out.
test('the message of a wrong field can be read with the field', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const { email, submit, texts } = formOf(page);
  await email.fill('anna@');
  await submit.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  const id = (await email.getAttribute('aria-errormessage')) ?? (await email.getAttribute('aria-describedby')) ?? '';
  const message = page.locator(`[id="${id}"]`);
  await expect(message).toHaveRole('group');
  await expect(message).toHaveText(texts['newsletter.email.invalid']);
});
