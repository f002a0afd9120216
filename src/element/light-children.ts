import { warn } from './log.ts';

/** The kinds of children that are shown until the widget has rendered (contract, child content). */
export const FALLBACK_KINDS = ['a', 'p', 'span', 'ul', 'nav', 'noscript', 'br'] as const;

/** Children that show nothing, so that nobody misses or minds them. */
const SILENT_KINDS: readonly string[] = ['script', 'template', 'style', 'link', 'meta'];

/**
 * Watches for children that a page put inside by accident: a self-closed `<shop-footer />` swallows all that follows it.
 * They stay visible through the default slot, and one warning says so. The slot tells of them, so that children which
 * the parser adds after the tag are seen too.
 *
 * @returns the function that ends the watch
 */
export function warnOfSwallowedContent(host: HTMLElement, root: ShadowRoot): () => void {
  let warned = false;
  const check = (): void => {
    const stray = Array.from(host.children).find(isStray);
    if (!stray || warned) return;
    warned = true;
    warn(
      `<${host.localName}> holds a <${stray.localName}> that is no fallback content; it stays visible. ` +
        `Was the tag left open or self-closed? Write <${host.localName}></${host.localName}>.`,
    );
  };
  root.addEventListener('slotchange', check);
  return () => root.removeEventListener('slotchange', check);
}

function isStray(child: Element): boolean {
  const kind = child.localName;
  return !child.hasAttribute('slot') && !SILENT_KINDS.includes(kind) && !FALLBACK_KINDS.some((known) => known === kind);
}
