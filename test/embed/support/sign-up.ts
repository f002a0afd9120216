import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { CALLS } from '../../support/answers.ts';

/** The tag as an integrator writes it, with the usual fallback link. */
export const NEWSLETTER = '<shop-newsletter><a href="/subscribenewsletter">Newsletter</a></shop-newsletter>';

/** The request of a sign-up. */
export const SIGN_UP_CALL = CALLS.signUp;

/** Signs up on a site in German, as a visitor would, and waits for the message. */
export async function signUp(page: Page | FrameLocator | Locator): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@example.com');
  // A press declares only what had been shown.
  await expect(page.locator('.offer-legal').filter({ visible: true })).not.toHaveCount(0);
  await page.getByRole('button', { name: /abonnieren|anmelden/ }).click();
  await expect(page.locator('[part=result]')).toContainText('anna@example.com');
}
