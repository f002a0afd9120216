import { marketOf } from './page/markets.ts';
import { sellProducts } from './page/products.ts';
import { showFront, showSite } from './page/shop-page.ts';
import { startPanel } from './panel.ts';
import { showStart } from './start/start.tsx';
import { SettingsStore } from './settings/settings.ts';
import { applySettings } from './widgets-on-page.ts';

const settings = new SettingsStore();

// `?panel=off` leaves out what is not the shop’s, for screenshots and measurements.
if (document.documentElement.dataset['bare'] === undefined) {
  startPanel(settings);
  showStart(settings);
}

const showBag = sellProducts(() => marketOf(settings.values.site));

const siteButtons = document.querySelectorAll<HTMLButtonElement>('.start-sites button');
for (const button of siteButtons) button.addEventListener('click', () => settings.set('site', button.value));

settings.follow((values) => {
  for (const button of siteButtons) button.ariaPressed = String(button.value === values.site);
  showSite(values.site);
  showBag();
  void showFront(values.site);
  applySettings(values);
});

// The demo page contains every country's shop: it changes the site instead of navigating.
document.addEventListener('shop-country-change', (event) => {
  event.preventDefault();
  settings.set('site', (event as CustomEvent<{ code: string }>).detail.code);
});
