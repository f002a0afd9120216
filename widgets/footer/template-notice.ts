import type { StartContext } from '../../src/embed/element/declare/declaration.ts';
import { once, warn } from '../../src/embed/log.ts';
import type { footerDeclaration } from './declaration.ts';

type Values = ReturnType<StartContext<typeof footerDeclaration>['read']>;

const LINKS = ':is(.footer-sheet, .footer-bottom) a[href]:not(.footer-country-link)';

/** Says once that a footer shows the built-in content, whose links somebody has to confirm for this shop. */
export function noteTemplate(root: ShadowRoot, { attributes, hasContent }: Values): void {
  if (hasContent || attributes.contentSrc !== '') return;
  const links = new Set(Array.from(root.querySelectorAll(LINKS), (link) => link.getAttribute('href')));
  if (links.size === 0) return;
  const command = `node dist/cli.js check --live PAGE.html --base ${window.location.origin}`;
  const remedy = `Give it content of your own, or try the links: ${command}`;
  once(
    warn,
    `<shop-footer> shows the built-in template, with ${links.size} links that nobody has confirmed. ${remedy}`,
  );
}
