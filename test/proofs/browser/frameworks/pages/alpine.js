import Alpine from 'alpinejs';

document.querySelector('#app').innerHTML = `<div x-data>
  <template x-if="$store.page.view === 'shop'">
    <div>
      <h1 x-text="'Shop ' + $store.page.n"></h1>
      <ul>
        <template x-for="item in $store.page.n % 2 === 0 ? ['tag', 'placeholder'] : ['placeholder', 'tag']" :key="item">
          <li>
            <template x-if="item === 'tag'">
              <shop-newsletter id="tag" class="own" :heading-level="3"
                @shop-newsletter-success="window.heard++"></shop-newsletter>
            </template>
            <template x-if="item === 'placeholder'">
              <div id="placeholder" data-shop-widget="newsletter" data-site="CH">
                <template x-if="$store.page.n > 0"><p id="hint" x-text="'Hint ' + $store.page.n"></p></template>
                <p>Post</p>
              </div>
            </template>
          </li>
        </template>
      </ul>
      <shop-footer hide-newsletter></shop-footer>
    </div>
  </template>
  <template x-if="$store.page.view !== 'shop'"><h1>Other</h1></template>
  <div x-show="$store.page.view === 'shop'"><shop-newsletter id="kept" site="CH"></shop-newsletter></div>
</div>`;

Alpine.store('page', { view: 'shop', n: 0 });
Alpine.start();
const page = Alpine.store('page');

window.site = {
  show: (view) => {
    page.view = view;
    return Alpine.nextTick();
  },
  change: () => {
    page.n++;
    return Alpine.nextTick();
  },
};
