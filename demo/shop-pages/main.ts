import { showSite } from '../index/page/shop-page.ts';
import { settingsFromQuery } from '../index/settings/settings.ts';
import { applySettings } from '../index/widgets-on-page.ts';
import { query } from '../query.ts';

const settings = settingsFromQuery(location.search);

showSite(settings.site, { page: location.pathname });
applySettings(settings);
for (const link of [query('.wordmark'), query('[data-back]')]) link.setAttribute('href', `/?site=${settings.site}`);
