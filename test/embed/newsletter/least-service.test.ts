import { CALLS } from '../../support/answers.ts';
import { expect, SHOP, test } from '../support/host-page.ts';
import { SIGN_UP_CALL } from '../support/sign-up.ts';
import { formOf } from './form.ts';

for (const tag of ['shop-newsletter', 'shop-footer'])
  test(`${tag} signs up with a service that answers this call alone`, async ({ host, page }) => {
    for (const call of Object.values(CALLS)) if (call !== SIGN_UP_CALL) host.serve(call, { status: 404 });
    await host.open(`<${tag}></${tag}>`);
    const form = formOf(page);
    await form.email.scrollIntoViewIfNeeded();
    await form.email.fill('anna@example.com');
    await form.submit.click();
    await expect(form.success).toBeVisible();
    const sent = host.calls.map((call) => `${call.method()} ${call.url().replace(SHOP, '')}`);
    expect(sent).toContain(SIGN_UP_CALL);
    if (tag === 'shop-newsletter') expect(sent).toEqual([SIGN_UP_CALL]);
    expect(host.pageErrors).toEqual([]);
  });
