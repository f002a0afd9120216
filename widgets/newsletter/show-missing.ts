import type { MissingContext } from '../../src/embed/element/declare/declaration.ts';

/**
 * Says that a sign-up was not sent, because a file of the modules did not load: in the first paint, which React would
 * otherwise have taken over. What was typed stays, and the next press tries again.
 *
 * @returns the message, to be removed before the next attempt
 */
export function showMissing({ root, texts, dispatch }: MissingContext): Element | undefined {
  const form = root.querySelector('form');
  if (!form) return undefined;
  const banner = document.createElement('div');
  banner.className = 'notification notification-error offer-missing';
  banner.setAttribute('role', 'alert');
  const paragraphs = [
    ['notification-label', texts['newsletter.error.title']],
    ['', texts['newsletter.error.generic']],
    ['', texts['newsletter.error.reload']],
  ] as const;
  for (const [className, textContent] of paragraphs)
    banner.append(Object.assign(document.createElement('p'), { className, textContent }));
  form.before(banner);
  banner.scrollIntoView({ block: 'nearest' });
  dispatch('shop-newsletter-error', { result: 'ERROR_GENERIC' });
  return banner;
}
