import { afterEach } from 'vitest';

// Also runs for tests in Node, which have no document.
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
