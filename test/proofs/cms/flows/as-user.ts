import type { BrowserContext, Page } from '@playwright/test';
import { expect, type Run } from './test.ts';

/** The forms by which users log in. */
const FORMS: Readonly<Record<string, Readonly<Record<'path' | 'user' | 'password' | 'submit' | 'done', string>>>> = {
  WordPress: {
    path: '/wp-login.php?redirect_to=/wp-admin/profile.php',
    user: '#user_login',
    password: '#user_pass',
    submit: '#wp-submit',
    done: 'body.wp-admin',
  },
  DokuWiki: {
    path: '/doku.php?do=login',
    user: '#focus__this',
    password: 'input[name=p]',
    submit: '#dw__login button[type=submit]',
    done: 'text=Logged in as',
  },
  MediaWiki: {
    path: '/index.php?title=Special:UserLogin',
    user: '#wpName1',
    password: '#wpPassword1',
    submit: '#wpLoginAttempt',
    done: '#pt-userpage',
  },
};

/** Those of WordPress. The wikis have the administrator alone. */
export type User = 'admin' | 'editor' | 'author';

/** The cookies of the users who have logged in, by the name of the CMS and theirs. */
const logins = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/** Acts as a user, in a browser of their own, so that the visitor is logged out. */
export async function asUser<Result>(
  { browser, host }: Pick<Run, 'browser' | 'host'>,
  user: User,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const key = `${host.name} ${user}`;
  const login = logins.get(key);
  const context = await browser.newContext({ baseURL: host.url, ...(login && { storageState: login }) });
  const page = await context.newPage();
  const form = FORMS[host.name];
  if (!login && form) {
    await page.goto(form.path);
    // WordPress moves the focus there a moment after the load, and the password would be typed into it.
    await expect(page.locator(form.user)).toBeFocused();
    await page.locator(form.user).fill(user);
    await page.locator(form.password).fill(host.password);
    await page.locator(form.submit).click();
    await page.locator(form.done).first().waitFor();
    logins.set(key, await context.storageState());
  }
  const result = await act(page);
  await context.close();
  return result;
}
