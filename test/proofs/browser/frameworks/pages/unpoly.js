import 'unpoly/unpoly.js';

let n = 0;
document.addEventListener('shop-newsletter-success', () => window.heard++);
window.up.log.config.banner = false;

const render = (url, target) => window.up.render({ url, target, cache: false, history: true });

window.site = {
  show: (view) => render(view === 'shop' ? '/' : '/other', '#view'),
  change: () => render(`/changed-${++n}`, 'h1'),
};
