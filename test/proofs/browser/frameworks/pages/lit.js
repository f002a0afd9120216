import { html, nothing, render } from 'lit';
import { cache } from 'lit/directives/cache.js';
import { repeat } from 'lit/directives/repeat.js';

let [view, n] = ['shop', 0];

const tag = () =>
  html`<shop-newsletter
    id="tag"
    class="own"
    .headingLevel=${3}
    @shop-newsletter-success=${() => window.heard++}
  ></shop-newsletter>`;

const placeholder = () =>
  html`<div id="placeholder" data-shop-widget="newsletter" data-site="CH">
    ${n > 0 ? html`<p id="hint">Hint ${n}</p>` : nothing}
    <p>Post</p>
  </div>`;

const shop = () =>
  html`<h1>Shop ${n}</h1>
    <ul>
      ${repeat(
        n % 2 === 0 ? [tag, placeholder] : [placeholder, tag],
        (item) => item,
        (item) => html`<li>${item()}</li>`,
      )}
    </ul>
    <shop-footer hide-newsletter></shop-footer>`;

const kept = () => html`<shop-newsletter id="kept" site="CH"></shop-newsletter>`;

function show() {
  const isShop = view === 'shop';
  const page = html`${isShop ? shop() : html`<h1>Other</h1>`}
  ${cache(isShop ? kept() : html`<p>Nothing is kept here.</p>`)}`;
  render(page, document.querySelector('#app'));
}

show();
window.site = {
  show: (name) => {
    view = name;
    show();
  },
  change: () => {
    n++;
    show();
  },
};
