import { SHOP_NAME } from '../index/page/markets.ts';
import { showSite } from '../index/page/shop-page.ts';
import { settingsFromQuery } from '../index/settings/settings.ts';
import { applySettings } from '../index/widgets-on-page.ts';
import { query } from '../query.ts';
import { pageName } from './page-names.ts';

const settings = settingsFromQuery(location.search);

addEventListener('hashchange', show);
show();
applySettings(settings);
for (const link of [query('.wordmark'), query('[data-back]')]) link.setAttribute('href', `/?site=${settings.site}`);

function show(): void {
  showSite(settings.site, { page: pageName(settings.site, location.pathname + location.hash) ?? SHOP_NAME });
}
