import { afterEach, vi } from 'vitest';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // One second by default, which a busy machine may take to render a form.
  configure({ asyncUtilTimeout: 10_000 });
  // jsdom has none.
  Element.prototype.animate = () => ({}) as Animation;
}

// Leaves nothing of a test to the next one. Tests in Node have no document.
afterEach(async () => {
  vi.useRealTimers();
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    document.body.replaceChildren();
    delete (window as { dataLayer?: unknown }).dataLayer;
    // A tag takes its removal for a move until the next task.
    await new Promise((resolve) => void setTimeout(resolve));
  }
  vi.unstubAllGlobals();
});
