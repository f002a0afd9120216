import { withArticle } from '../../src/embed/i18n/article.ts';
import type { Texts } from '../../src/embed/i18n/locales.ts';

/** A consent as it reads on a page that names neither its shop nor the company. */
export function withSender(text: string, texts: Texts, host: string): string {
  const sender = withArticle(texts['shop.operator'].replace('{{host}}', host));
  return text.replaceAll('{{sender}}', () => sender).replaceAll('{{age}}', texts['shop.age']);
}

/** The name of a checkbox: the first paragraph of its declaration. */
export function nameIn(declaration: string): string {
  return declaration.split('\n\n')[0] ?? '';
}
