import { query } from '../query.ts';
import { keepInFolder } from './shop-links.ts';
import { answerCalls, services } from './worker.ts';

/** The type that the build gives to classic scripts which must not run before the services answer. */
const HELD = 'text/x-held';

/** Starts the services, then the page's own module, then its classic scripts. */
export async function startPage(loadModule: () => Promise<unknown>): Promise<void> {
  // The page around a frame says it.
  query('.in-browser-note').hidden = window.parent !== window;
  query('[data-start-over]').addEventListener('click', () => {
    services.forget();
    location.reload();
  });
  keepInFolder(document);
  try {
    await answerCalls(services);
  } catch (error) {
    console.error(error);
    query('[data-no-services]').hidden = false;
  }
  await loadModule();
  showMarkup();
  for (const held of document.querySelectorAll<HTMLScriptElement>(`script[type="${HELD}"]`)) release(held);
}

/** Shows the prerendered markup that the page's module has left, with the pictures that the services draw. */
function showMarkup(): void {
  delete document.documentElement.dataset['otherSettings'];
  for (const { shadowRoot } of document.querySelectorAll('shop-newsletter, shop-footer')) {
    for (const image of shadowRoot?.querySelectorAll<HTMLImageElement>('img[data-drawn]') ?? []) {
      image.src = image.dataset['drawn'] ?? '';
      delete image.dataset['drawn'];
    }
  }
}

/** A script runs only if it had its type when it came into the document. */
function release(held: HTMLScriptElement): void {
  const script = document.createElement('script');
  for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value);
  held.replaceWith(script);
}
