import { answerAsProvider, FAKE, KNOWN, SETTINGS, startRelay } from '../../support/relay.ts';
import { expect, SHOP, test } from '../support/host-page.ts';
import { SIGN_UP_CALL } from '../support/sign-up.ts';
import { formOf } from './form.ts';

const CASES = [
  ['a new address', 'anna@example.com', {}, 'success'],
  ['a known address', KNOWN, {}, 'success'],
  ['an address that the provider refuses', FAKE, {}, 'invalid'],
  ['a provider that is down', 'down@example.com', {}, 'failure'],
  ['a missing key', 'anna@example.com', { MAILCHIMP_KEY: '', BREVO_KEY: '', LISTMONK_LIST: '' }, 'failure'],
  ['a foreign origin', 'anna@example.com', { ORIGINS: 'https://other.example' }, 'failure'],
] as const;

for (const provider of Object.keys(SETTINGS))
  test(`the form shows what the relay to ${provider} answers`, async ({ host, page }) => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      if (JSON.stringify(init?.body ?? '').includes('down@')) throw new TypeError('down');
      return answerAsProvider(input instanceof Request ? input : String(input), init);
    };
    for (const [what, email, settings, outcome] of CASES)
      await test.step(what, async () => {
        const relay = await startRelay(provider, { ORIGINS: new URL(SHOP).origin, ...settings });
        host.serve(SIGN_UP_CALL, async (request) => {
          const headers = { ...request.headers(), origin: new URL(SHOP).origin };
          const answer = await relay(new Request(request.url(), { method: 'POST', headers, body: request.postData() }));
          return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
        });
        await host.open('<shop-newsletter></shop-newsletter>');
        const form = formOf(page);
        await form.email.fill(email);
        await form.submit.click();
        if (outcome === 'success') await expect(form.success).toBeFocused();
        else if (outcome === 'invalid')
          await expect(page.getByText(form.texts['newsletter.email.invalid'])).toBeVisible();
        else await expect(form.alert).toBeVisible();
      });
    globalThis.fetch = fetch;
  });
