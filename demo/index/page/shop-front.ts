import type { Site } from '../../../src/embed/market/sites.ts';
import { query } from '../../query.ts';
import { call } from '../backend.ts';
import { marketOf, type TextKey, textOf } from './markets.ts';

/** Shows the shop of the visitor's time and test groups: a teaser for Advent, another headline. */
export async function showFront(site: Site): Promise<void> {
  // For staff at the date and in the groups that they have set, for anyone else live.
  const asked = call<{ season: 'christmas' | null; groups: Record<string, string> }>('GET', 'shop-front');
  const front = await asked.catch(() => undefined);
  if (front === undefined) return;
  const market = marketOf(site);
  const replace = (place: TextKey, key: TextKey): void => {
    query(`[data-text="${place}"]`).textContent = textOf(market, key);
  };
  if (front.season === 'christmas') replace('hero.text', 'hero.text.christmas');
  for (const [test, group] of Object.entries(front.groups)) {
    if (test !== 'hero-headline') query('[data-strip]').textContent = `${market.promise} · ${test}: ${group}`;
    else if (group === 'B') replace('hero.title', 'hero.title.b');
  }
}
