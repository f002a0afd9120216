import htmx from 'htmx.org';
import 'idiomorph/dist/idiomorph-ext.esm.js';

let n = 0;
document.addEventListener('shop-newsletter-success', () => window.heard++);

const get = (path, swap) => htmx.ajax('GET', path, { target: '#view', select: '#view', swap });

htmx.onLoad(() => document.body.setAttribute('hx-ext', 'morph'));
window.site = {
  show: (view) => get(view === 'shop' ? '/' : '/other', 'outerHTML'),
  change: () => get(`/changed-${++n}`, 'morph:outerHTML'),
};
