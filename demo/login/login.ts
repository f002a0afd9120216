import { createLoginClient, type LoginResult } from '../../src/embed/api/login-client.ts';
import { createRequest } from '../../src/embed/api/request.ts';
import { query } from '../query.ts';

const MESSAGES: Readonly<Record<LoginResult, string>> = {
  SUCCESS: 'You are logged in. The shop page keeps you logged in.',
  UNAUTHORIZED: 'The e-mail address or the password is wrong. Check both, then try again.',
  SERVICE_UNAVAILABLE: 'Logging in is not possible at the moment. What you typed is kept: try again in a minute.',
};

const client = createLoginClient(createRequest({ serviceBase: location.origin }));
const form = query('[data-form]') as HTMLFormElement;
const button = query('button[type="submit"]');
const result = query('[data-result]');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void logIn();
});

async function logIn(): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return;
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  button.setAttribute('aria-disabled', 'true');
  result.textContent = '';
  const outcome = await client.login({
    email: text('email'),
    password: text('password'),
    stayLoggedIn: data.has('stay'),
  });
  button.removeAttribute('aria-disabled');
  result.dataset.outcome = outcome;
  result.textContent = MESSAGES[outcome];
}
