import { closest, distance } from 'fastest-levenshtein';
import type { Product } from './product.ts';

/**
 * What was meant to be a tag but is not one: misspelt names, tags that an editor has turned into text, a comment or a
 * template, and placeholders of unknown names.
 */
export function findIgnored(product: Product): readonly string[] {
  const names = product.tags.map(({ tag }) => tag as string);
  return [...unknownTags(names), ...unfilledPlaceholders(names), ...tagsAsText(names), ...inTemplates(names)];
}

function unknownTags(names: readonly string[]): readonly string[] {
  const unknown = Array.from(document.querySelectorAll('*'), ({ localName }) => localName).filter(
    (name) =>
      name.includes('-') &&
      !names.includes(name) &&
      !customElements.get(name) &&
      isNear(name, names) &&
      name !== 'shop-widgets-debug',
  );
  return [...new Set(unknown)].map(
    (name) => `<${name}> is no tag of this script. Is <${closest(name, [...names])}> meant?`,
  );
}

function isNear(name: string, names: readonly string[]): boolean {
  return name.startsWith('shop-') || distance(name, closest(name, [...names])) <= 3;
}

function unfilledPlaceholders(names: readonly string[]): readonly string[] {
  const unfilled = Array.from(document.querySelectorAll('[data-shop-widget]')).filter(
    (placeholder) => !Array.from(placeholder.children).some(({ localName }) => names.includes(localName)),
  );
  return unfilled.map((placeholder) => {
    const name = placeholder.getAttribute('data-shop-widget') ?? '';
    if (placeholder.localName === 'form') return 'A <form> cannot be a placeholder: use a <div>.';
    const known = names.map((tag) => tag.replace('shop-', ''));
    return `data-shop-widget="${name}" was not filled. Known names: ${known.join(', ')}.`;
  });
}

/** Where texts and comments belong to the code that the page shows or runs. */
const CODE = 'script, style, textarea, code, pre, shop-widgets-debug';

function tagsAsText(names: readonly string[]): readonly string[] {
  const pattern = new RegExp(`<(${names.join('|')})\\b|data-shop-widget\\s*=`, 'i');
  const found: string[] = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const tag = pattern.exec(node.nodeValue ?? '')?.[0];
    if (tag === undefined || !parent || parent.closest(CODE)) continue;
    const what = tag.startsWith('<') ? `${tag}>` : 'A placeholder';
    if (node.nodeType === Node.COMMENT_NODE) found.push(`${what} is in a comment in <${parent.localName}>.`);
    else if (parent.closest('noscript')) found.push(`${what} is in <noscript>, which browsers with scripts leave out.`);
    else found.push(`${what} is shown as text in <${parent.localName}>: paste it as HTML, in the source view.`);
  }
  return found;
}

function inTemplates(names: readonly string[]): readonly string[] {
  return Array.from(document.querySelectorAll('template')).flatMap(({ content }) => {
    const tag = content.querySelector(`${names.join(',')},[data-shop-widget]`);
    return tag ? [`<${tag.localName}> is in a <template>, which shows nothing until a script copies it.`] : [];
  });
}
