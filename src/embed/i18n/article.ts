import { withGermanArticle } from './german-article.ts';
import { withHungarianArticle } from './hungarian-article.ts';

/** Writes the article that a name takes: for “a(z)” in Hungarian, for “die (Firma)” in German. */
export function withArticle(sender: string): string {
  return withGermanArticle(withHungarianArticle(sender));
}
