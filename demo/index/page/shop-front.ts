import { shopFront } from '../backend.ts';
import { marketOf, type TextKey, textOf } from './markets.ts';

/** Shows what the shop has at the time and in the groups of whoever looks: a teaser for Advent, another headline. */
export async function showFront(site: string | undefined): Promise<void> {
  const front = await shopFront().catch(() => undefined);
  if (front === undefined) return;
  const put = (place: TextKey, key: TextKey): void => {
    const element = document.querySelector(`[data-text="${place}"]`);
    if (element) element.textContent = textOf(marketOf(site), key);
  };
  if (front.season === 'christmas') put('hero.text', 'hero.text.christmas');
  if (front.groups['hero-headline'] === 'B') put('hero.title', 'hero.title.b');
}
