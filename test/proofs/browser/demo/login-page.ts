import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../../demo/backend/login-routes.ts';

/** The address of a sample customer. */
export const CUSTOMER = 'anna.muster@example.org';

/** The login page's parts, as a visitor finds them. */
export function loginOf(page: Page) {
  return {
    email: page.getByLabel('E-mail address'),
    password: page.getByLabel('Password'),
    stay: page.getByLabel('Keep me logged in'),
    submit: page.getByRole('button', { name: 'Log in' }),
    result: page.getByRole('status'),
  };
}

/** Logs the sample customer in on the login page. */
export async function logIn(page: Page, password = DEMO_PASSWORD): Promise<void> {
  const login = loginOf(page);
  await login.email.fill(CUSTOMER);
  await login.password.fill(password);
  await login.submit.click();
}
