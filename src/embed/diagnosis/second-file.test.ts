// @vitest-environment jsdom
import { expect, it } from 'vitest';

it('names the script whose debug panel did not load', async () => {
  const address = 'https://cdn.example/0.1.0/shop-widgets.js';
  document.head.innerHTML = `<script src="${address}"></script>`;
  const { refusal } = await import('./second-file.ts');
  expect(refusal('timeout').message).toMatch(`shop-widgets-debug.js of ${address} did not load: timeout.`);
});
