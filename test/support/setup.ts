import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // One second by default, which a busy machine may take to render a form.
  configure({ asyncUtilTimeout: 10_000 });
}

// Also runs for tests in Node, which have no document.
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
