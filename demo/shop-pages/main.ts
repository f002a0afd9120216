import { SHOP_NAME } from '../index/page/markets.ts';
import { showSite } from '../index/page/shop-page.ts';
import { settingsFromQuery } from '../index/settings/settings.ts';
import { applySettings } from '../index/widgets-on-page.ts';
import { query } from '../query.ts';
import { inDemo } from '../root.ts';
import { pageName } from './page-names.ts';

const settings = settingsFromQuery(location.search);

addEventListener('hashchange', show);
show();
applySettings(settings);
for (const link of [query('.wordmark'), query('[data-back]')])
  link.setAttribute('href', inDemo(`?site=${settings.site}`));

/** A static host has one file for every page of the shop, whose address is in the query then. */
function show(): void {
  const path = new URLSearchParams(location.search).get('path') ?? location.pathname;
  showSite(settings.site, { page: pageName(settings.site, path + location.hash) ?? SHOP_NAME });
}
