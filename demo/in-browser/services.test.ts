// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { SHORT, SUBSCRIBERS } from '../../test/support/sign-ups.ts';
import { createServices, type Services } from './services.ts';

/** The folder of the page that jsdom has. */
const ROOT = new URL('/', location.href).href;

beforeEach(() => {
  localStorage.clear();
  open().forget();
});

/** The services as a page finds them, also after a reload. */
function open(root = ROOT): Services {
  return createServices({
    root,
    storage: localStorage,
    cookies: {
      read: () => document.cookie,
      write: (cookie) => {
        document.cookie = cookie;
      },
    },
    oneAtATime: (work) => work(),
  });
}

function call(services: Services, method: string, path: string, body?: unknown): Promise<Response | undefined> {
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return services.answer(new Request(new URL(path, ROOT), { method, ...(body === undefined ? {} : json) }));
}

async function signUp(services: Services): Promise<void> {
  expect((await call(services, 'POST', SUBSCRIBERS, SHORT))?.status).toBe(201);
}

async function mailsOf(services: Services): Promise<{ confirmUrl: string }[]> {
  return (await (await call(services, 'GET', '/demo/api/outbox'))?.json()) as { confirmUrl: string }[];
}

describe('the services in a browser', () => {
  test('send mails whose link leads into the folder of the demo', async () => {
    const services = open(`${ROOT}some/folder/`);
    await signUp(services);
    const [mail] = await mailsOf(services);
    expect(mail?.confirmUrl).toContain(`${ROOT}some/folder/confirm.html?site=DE&token=`);
  });

  test('keep sign-ups and faults over a reload, and folders apart', async () => {
    await signUp(open());
    await call(open(), 'PUT', '/demo/api/faults', { customer: 'slow' });
    expect(await mailsOf(open())).toHaveLength(1);
    expect(await (await call(open(), 'GET', '/demo/api/faults'))?.json()).toMatchObject({ customer: 'slow' });
    expect(await mailsOf(open(`${ROOT}other/`))).toHaveLength(0);
  });

  test('begin anew where the storage holds something else', async () => {
    localStorage.setItem('shop-demo:/:store', '{broken');
    expect(await mailsOf(open())).toHaveLength(0);
    await signUp(open());
    expect(await mailsOf(open())).toHaveLength(1);
  });

  test('set the cookies of a login in the page, and read them from there', async () => {
    const credentials = { email: 'anna.muster@example.org', password: 'good morning', stayLoggedIn: true };
    await call(open(), 'POST', '/service/login/api/v1/login', credentials);
    expect(document.cookie).toMatch(/LoginToken=.*LongTermToken=/u);
    const session = await call(open(), 'GET', '/demo/api/customer-session');
    expect(await session?.json()).toEqual({ customer: 'new' });
    await call(open(), 'DELETE', '/demo/api/customer-session');
    expect(document.cookie).toBe('');
  });

  test('know staff by their cookie', async () => {
    await call(open(), 'POST', '/demo/api/staff-session', { staff: 'staff' });
    const check = await call(open(), 'GET', '/service/preview/api/auth/checkauth');
    expect(await check?.json()).toMatchObject({ status: 'SUCCESS' });
  });

  test('break the connection where that is the fault', async () => {
    await call(open(), 'PUT', '/demo/api/faults', { customer: 'drop' });
    expect(await call(open(), 'GET', '/service/newsletter/api/internal/customers/base-data')).toBeUndefined();
  });

  test('forget all of it when the demo starts over', async () => {
    await signUp(open());
    await call(open(), 'PUT', '/demo/api/nl-status', { status: 'SUBSCRIBED' });
    await call(open(), 'POST', '/demo/api/staff-session', { staff: 'cobra' });
    open().forget();
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(await mailsOf(open())).toHaveLength(0);
  });
});
