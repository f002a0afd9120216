import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER, SIGN_UP_CALL } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

/** Records the keys that reach the page's own listeners. */
function recordKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const keys: string[] = [];
    Object.assign(window, { keys });
    for (const type of ['keydown', 'keypress', 'keyup']) {
      document.addEventListener(type, (event) => keys.push(`${type} ${(event as KeyboardEvent).key}`));
    }
  });
}

const keysOn = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { keys: string[] }).keys);

test('keys that type text do not reach the page, and all of them arrive in the field', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await recordKeys(page);
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await field.pressSequentially('anna+7/?@example.com');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+a');
  await expect(field).toHaveValue('anna+7/?@example.co');
  await field.evaluate((input) => {
    // Windows reports AltGr as Control and Alt together.
    const typed = { key: '@', ctrlKey: true, altKey: true, modifierAltGraph: true, bubbles: true, composed: true };
    input.dispatchEvent(new KeyboardEvent('keydown', typed));
    // Scripts that fill in forms dispatch key events without a key.
    for (const type of ['keydown', 'keyup']) input.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  });
  expect((await keysOn(page)).filter((key) => !key.endsWith(' Control'))).toEqual([]);
});

test('Escape, Tab and shortcuts reach the page, and so does the release of their keys', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await recordKeys(page);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).focus();
  for (const keys of ['Escape', 'Control+k', 'Alt+x', 'Meta+j', 'Tab']) await page.keyboard.press(keys);
  const heard = await keysOn(page);
  for (const key of ['Escape', 'k', 'x', 'j', 'Tab']) expect(heard).toContain(`keydown ${key}`);
  for (const key of ['Escape', 'Control', 'Alt', 'Meta']) expect(heard).toContain(`keyup ${key}`);
});

/** What protects pages from copying and drags parts of them, but spares the form fields that it sees. */
const PROTECTION = `<script>
  const spares = (event) => ['INPUT', 'SELECT', 'TEXTAREA'].includes(event.target.tagName);
  for (const type of ['mousedown', 'selectstart', 'copy', 'cut', 'paste', 'contextmenu', 'dragstart'])
    document.addEventListener(type, (event) => spares(event) || event.preventDefault());
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey && 'acvxz'.includes(event.key) && !spares(event)) event.preventDefault();
  });
</script>`;

for (const tag of [NEWSLETTER, '<div data-shop-widget="newsletter"></div>']) {
  test(`a page that protects itself from copying lets visitors click, select, copy and paste: ${tag}`, async ({
    host,
    page,
  }) => {
    await host.open(`<input aria-label="Own">${tag}${PROTECTION}`);
    const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
    await page.getByLabel('Own').focus();
    await field.click();
    await expect(field).toBeFocused();
    await page.keyboard.type('anna@example.com');
    for (const keys of ['Control+a', 'Control+x', 'Control+v', 'Control+v']) await page.keyboard.press(keys);
    await expect(field).toHaveValue('anna@example.comanna@example.com');
    const menu = await field.evaluate((input) =>
      input.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true })),
    );
    expect(menu, 'the menu of the field opens').toBe(true);
  });

  test(`a script that clicks at the tag in place of what was touched inside presses the button: ${tag}`, async ({
    host,
    page,
  }) => {
    await host.open(tag);
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@example.com');
    // A press declares only what had been shown.
    await expect(page.locator('.offer-legal')).toBeVisible();
    const box = await page.getByRole('button', { name: 'Newsletter abonnieren' }).boundingBox();
    await page.evaluate(
      ([clientX = 0, clientY = 0]) => {
        // What FastClick does at the end of a touch: it clicks, and lets no other click through.
        const target = document.elementFromPoint(clientX, clientY);
        const own = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY });
        const filter = (event: Event): void => (event === own ? undefined : event.stopImmediatePropagation());
        document.body.addEventListener('click', filter, true);
        target?.dispatchEvent(own);
      },
      [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20],
    );
    await expect.poll(() => host.calls.map((call) => call.method())).toEqual(['POST']);
  });
}

test('Enter signs up and never reaches the form that a page has put around the tag', async ({ host, page }) => {
  await host.open(
    `<form action="/search"><input name="q">${NEWSLETTER}<button>Search</button></form><script>
      document.forms[0].addEventListener('keypress', (event) => {
        if (event.key === 'Enter') document.forms[0].submit();
      });
    </script>`,
  );
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@example.com');
  // A press declares only what had been shown.
  await expect(page.locator('.offer-legal')).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('Enter');
  await sent;
  await expect(page.locator('[part=result]')).toContainText('example.com');
  expect(page.url()).toBe('https://shop.example/');
  expect(host.calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`)).toEqual([SIGN_UP_CALL]);
});

test('keys in fallback and stray content reach the page', async ({ host, page }) => {
  await host.open('<shop-newsletter><div><input id="own"></div></shop-newsletter>');
  await expect(rootOf(page)).toBeVisible();
  await recordKeys(page);
  await page.locator('#own').press('a');
  expect(await keysOn(page)).toEqual(['keydown a', 'keypress a', 'keyup a']);
});
